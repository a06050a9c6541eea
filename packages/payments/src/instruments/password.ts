// The one-time password that a bank sends to the payer of a debit, as part of a page: the field for
// it, the codes of test mode, and the result of a typed password.
import type { Context } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { PasswordResult } from '../connectors/port.ts';
import type { Choice, Typed, TypedProblem } from '../hosted-page.ts';
import type { Phrase } from '../phrases.ts';
import { channelOf } from './find.ts';
import type { InstrumentRow } from './kind.ts';
import { findDetail } from './types/index.ts';

const CODE = 'one_time_code';

/** The last digits of a phone number by which its owner knows it. */
const TAIL_LENGTH = 4;

/** Returns whether the bank of an instrument confirms by a one-time password. */
export const confirmsByPassword = ({ state }: Pick<InstrumentRow, 'state'>): boolean =>
  channelOf(state).otp;

/** Returns whether a password confirms payments by an instrument: only once it is linked. */
export const takesPassword = (instrument: Pick<InstrumentRow, 'state'>): boolean =>
  instrument.state.status !== 'PENDING' && confirmsByPassword(instrument);

const sentNote = ({ state }: InstrumentRow): Phrase => {
  const bank = channelOf(state).bank;
  const mobile = findDetail(state, 'DIRECT_DEBIT')?.mobile ?? null;
  return mobile === null
    ? { say: 'code_was_sent_by', with: { bank } }
    : { say: 'code_was_sent_to', with: { bank, phone: `\u2026${mobile.slice(-TAIL_LENGTH)}` } };
};

/** The outcomes of a password that end the decision, with their labels in test mode. */
const outcomes = [
  ['approve', 'accepted', 'password_accepted'],
  ['INSUFFICIENT_BALANCE', 'INSUFFICIENT_BALANCE', 'balance_too_low'],
] as const;

/** Returns a choice that asks for the password, and the codes of test mode with their outcomes. */
export const passwordChoices = (
  approve: Choice,
  instrument: InstrumentRow,
  purpose: 'link' | 'pay',
  context: Context,
): readonly Choice[] => [
  {
    ...approve,
    lead: sentNote(instrument),
    fields: [
      { name: CODE, label: { say: CODE }, fill: 'one-time-code', numeric: true, secret: true },
    ],
  },
  ...outcomes.flatMap(([name, result, say]): Choice[] => {
    const code = getConnector(context).passwordWith(purpose, result);
    return code === null ? [] : [{ name, label: { say }, test: { code } }];
  }),
];

/** Returns the password that a payer typed, or that of a choice in test mode; otherwise null. */
export const passwordOf = (
  choices: readonly Choice[],
  pressed: string,
  typed: Typed,
): string | null => {
  const code = typed(CODE).replaceAll(/\s/g, '');
  const meant = choices.find(({ name, test }) => name === pressed && test !== undefined);
  return code === '' ? (meant?.test?.code ?? null) : code;
};

const messages = {
  INVALID_OTP_ERROR: 'one_time_code_wrong',
  EXPIRED_OTP_ERROR: 'one_time_code_expired',
  MAX_OTP_ATTEMPTS_ERROR: 'one_time_code_attempts',
} as const;

/** Returns the error of a wrong password at its field; none for other outcomes. */
export const passwordProblems = (result: PasswordResult): readonly TypedProblem[] =>
  result in messages
    ? [{ field: CODE, message: { say: messages[result as keyof typeof messages] } }]
    : [];
