// Virtual accounts: the number to pay to, the amount and the expiry.
import { omit } from '@kasir/core/messages';
import { toMajor, toMinor } from '@kasir/core/money';
import { qrString, type Channel } from '@kasir/models';
import type { Requested } from '../../state.ts';
import { boundsProblem, requestedProblems, expiryProblem, type Problem } from '../../problems.ts';
import { instrumentType, yearsLater } from '../type.ts';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

/** Banks that suggest an amount to the payer (PM2-UNSPEC-02). */
const suggesting: ReadonlySet<string> = new Set(['MANDIRI', 'BRI']);

/** Returns whether a bank suggests an amount to the payer. */
export const suggestsAmount = ({ code }: Pick<Channel, 'code'>): boolean => suggesting.has(code);

export interface VirtualAccountInput {
  /** The account name; null for the merchant's name. */
  readonly holder: string | null;
  readonly suggested: number | null;
  /** The types of other displays of the number. */
  readonly displays: readonly string[];
}

export interface VirtualAccountDetail {
  readonly holder: string;
  readonly suggested: number | null;
  /** The number as a QR code for a bank's app. */
  readonly displays: readonly { readonly type: string; readonly content: string }[];
}

/** Returns the problems with the amounts of an account. */
const virtualAccountAmountProblems = (
  channel: Channel,
  requested: Requested,
  suggested: number | null,
): (Problem | null)[] => [
  ...requestedProblems(channel, requested),
  suggested === null || suggestsAmount(channel)
    ? boundsProblem(channel, suggested, 'suggested', requested)
    : { field: 'suggested', message: omit(`${channel.code} suggests no amount`) },
];

/** Returns other displays of the number of an account. */
const displaysOf = (
  types: readonly string[],
  { country, currency }: Channel,
  { number, amount }: { readonly number: string; readonly amount: number | null },
  owner: { readonly name: string; readonly number: string },
): VirtualAccountDetail['displays'] =>
  types.map((type) => ({
    type,
    content: qrString({
      reference: number,
      amount: amount === null ? null : toMajor(currency, amount),
      merchantName: owner.name,
      merchantNumber: owner.number,
      country,
    }),
  }));

const virtualAccountSchema = schemaOf<VirtualAccountDetail>()(
  z.strictObject({
    holder: stateFields.text,
    suggested: stateFields.amount.nullable(),
    displays: z.array(z.strictObject({ type: stateFields.text, content: stateFields.text })),
  }),
);

export const virtualAccount = instrumentType<VirtualAccountInput, VirtualAccountDetail>({
  detail: virtualAccountSchema,
  blank: (holder) => ({ holder, suggested: null, displays: [] }),
  mark: '8808',
  problems: ({ now }, newInstrument) => {
    const { channel, requested, intentAmount, input } = newInstrument;
    return [
      ...virtualAccountAmountProblems(
        channel,
        intentAmount === null ? requested : { ...requested, amount: null },
        input.suggested,
      ),
      expiryProblem(now, newInstrument),
    ];
  },
  expires: (now, chosen) => chosen ?? yearsLater(now),
  build: ({ context }, { channel, requested, intentAmount, input }, number) => ({
    holder: input.holder ?? context.account.name,
    suggested: input.suggested,
    displays: displaysOf(
      input.displays,
      channel,
      { number: number ?? '', amount: intentAmount ?? requested.amount },
      context.account,
    ),
  }),
  revise: ({ context }, { requested: known, identifier }, detail, revision, channel) => {
    const {
      amount = known.amount,
      min = known.min,
      max = known.max,
      suggested = detail.suggested,
      displays = detail.displays.map(({ type }) => type),
    } = revision;
    const requested = { amount, min, max };
    const displayed = { number: identifier ?? '', amount };
    return {
      problems: virtualAccountAmountProblems(channel, requested, suggested),
      requested,
      detail: {
        ...detail,
        suggested,
        displays: displaysOf(displays, channel, displayed, context.account),
      },
    };
  },
  paid: ({ reusable, country }, _detail, amount) => ({
    // PAY-FIELD-payment_detail.network, MODEL-UNSPEC-09
    network: reusable && country === 'PH' ? transferNetwork(amount) : null,
  }),
  payer: ({ holder }) => holder,
  page: {
    instructions: ({ identifier }, { holder }, { bank }) => [
      { label: { say: 'bank' }, value: bank },
      { label: { say: 'account_number' }, value: identifier ?? '', typedElsewhere: true },
      { label: { say: 'account_name' }, value: holder },
    ],
    steps: (_state, { holder: name }, { bank }, amount) => [
      { say: 'open_bank', with: { bank } },
      { say: 'choose_virtual_account' },
      { say: 'enter_account_number' },
      amount === null
        ? { say: 'check_name_and_type_amount', with: { name } }
        : { say: 'check_name_and_amount', with: { name, amount } },
    ],
  },
});

/**
 * The largest amount of InstaPay; larger transfers use PESONet
 * (PAY-FIELD-payment_detail.network-values).
 */
const INSTAPAY_MAX = toMinor('PHP', 50_000);

const transferNetwork = (amount: number): string =>
  amount <= INSTAPAY_MAX ? 'InstaPay' : 'PESONet';
