// Direct debits: a linked bank account or card that the merchant may debit.
import { schemaOf, stateFields, type Context } from '@kasir/core/server';
import type { DebitedInstrument } from '@kasir/models';
import { getConnector } from '../../../connectors/connector.ts';
import { propertyProblems } from '../../problems.ts';
import { instrumentType, nextActions } from '../type.ts';
import * as z from 'zod';

/** An account as it may be shown and stored: its last four digits, and a keyed digest. */
interface HiddenAccount {
  readonly masked: string;
  readonly hash: string;
}

/** The merchant's data of an account or card. Its number is used but never stored. */
export interface BankAccountInput {
  readonly number: string | null;
  readonly mobile: string | null;
  readonly document: string | null;
  readonly cardLastFour: string | null;
  readonly cardExpiry: string | null;
  readonly email: string | null;
}

export interface BankAccountDetail extends Omit<BankAccountInput, 'number'> {
  readonly debits: DebitedInstrument;
  /** Set once it is linked, or when the merchant has sent its number. */
  readonly account: HiddenAccount | null;
}

/** Returns the sent data of the account of a payer, with the field names of connectors. */
export const accountOf = ({
  number,
  mobile,
  document,
  cardLastFour,
  cardExpiry,
  email,
}: BankAccountInput): Readonly<Record<string, string>> => ({
  ...(number !== null && { account_number: number }),
  ...(mobile !== null && { mobile_number: mobile }),
  ...(document !== null && { identity_document_number: document }),
  ...(cardLastFour !== null && { card_last_four: cardLastFour }),
  ...(cardExpiry !== null && { card_expiry: cardExpiry }),
  ...(email !== null && { email }),
});

const hide = (channel: string, number: string, { account, digest }: Context): HiddenAccount => ({
  masked: 'X'.repeat(number.length - 4) + number.slice(-4),
  hash: digest(`bank account ${account.id} ${channel} ${number}`),
});

const { line, text } = stateFields;

const bankAccountSchema = schemaOf<BankAccountDetail>()(
  z.strictObject({
    debits: z.enum(['DEBIT_CARD', 'BANK_ACCOUNT', 'BANK_REDIRECT']),
    account: z.strictObject({ masked: text, hash: text }).nullable(),
    mobile: line,
    document: line,
    cardLastFour: line,
    cardExpiry: line,
    email: line,
  }),
);

export const directDebit = instrumentType<BankAccountInput, BankAccountDetail>({
  detail: bankAccountSchema,
  blank: () => ({
    number: null,
    mobile: null,
    document: null,
    cardLastFour: null,
    cardExpiry: null,
    email: null,
  }),
  problems: (_d, newInstrument) => propertyProblems(newInstrument),
  needsAuthorization: () => true,
  build: ({ context }, { channel, input: { number, ...known } }) => {
    const debits = channel.debits ?? 'BANK_ACCOUNT';
    const isNumbered = debits === 'BANK_ACCOUNT' && number !== null;
    return { ...known, debits, account: isNumbered ? hide(channel.code, number, context) : null };
  },
  authorized: ({ context }, id, { channel }, detail) => {
    if (detail.debits !== 'BANK_ACCOUNT' || detail.account !== null) return detail;
    const number = getConnector(context).accountNumber(context.digest(`account of ${id}`));
    return number === null ? detail : { ...detail, account: hide(channel, number, context) };
  },
  nextAction: (_state, _detail, { flow }, { initiator }) =>
    initiator === 'agreement' ? 'nowhere' : nextActions[flow],
  page: {
    purpose: ({ authorizedOn }, { name, otp }) =>
      otp && authorizedOn === 'password_or_page'
        ? null
        : { say: 'link_channel', with: { channel: name } },
  },
});
