// Resolves the wallet that pays for a charge: a saved one, or one that is created for the charge.
import { stripPrefix } from '@kasir/core';
import { mustBe, omit } from '@kasir/core/messages';
import { fail, invalid, type Refusal, type Scope } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import { parseAmountOn, prefixes, transactionCode, walletsByCode } from '@kasir/models';
import { admitInstrument, proposeInstrument } from '@kasir/payments';
import { ledgerNeeds } from '@kasir/payments/ledger';
import { channelOf, instruments, type InstrumentRow } from '@kasir/payments/state';
import type { createEwalletCharge } from './create.contract.ts';
import { readWallet, type Body } from './parse.ts';
import { toChargeFailure, unsupportedCurrency } from './refusals.ts';

type Refused = Refusal<typeof createEwalletCharge>;

/** The wallet that pays, the customer, and the amount in minor units. */
interface Resolved {
  readonly ok: true;
  readonly row: InstrumentRow;
  /** Unprefixed id of the customer, or null. */
  readonly customer: string | null;
  readonly amount: number;
}

const savedId = ({ checkout_method, payment_method_id }: Body): string | null =>
  checkout_method === 'TOKENIZED_PAYMENT' && payment_method_id
    ? stripPrefix(prefixes.payment_method, payment_method_id)
    : null;

/** Returns the rows to load for the wallet of a charge; only a saved wallet has any. */
export const walletNeeds = (body: Body): Need[] => {
  const id = savedId(body);
  return id === null ? [] : [{ kind: instruments, id }, ...ledgerNeeds(body.currency)];
};

/** Finds a saved wallet, linked in any API generation, and checks that it can be charged. */
const savedWallet = (d: Scope, body: Body, customer: string | null): Resolved | Refused => {
  const id = savedId(body);
  const row = id === null ? undefined : d.get(instruments, id);
  if (row?.state.type !== 'EWALLET' || !row.state.reusable) {
    return fail(
      'INVALID_PAYMENT_METHOD_ID',
      'payment_method_id must be the id of an e-wallet that was saved for multiple use.',
    );
  }
  const channel = channelOf(row.state);
  const code = transactionCode(channel);
  const message = mustBe(`${code}, the channel of the payment method, or omitted`);
  const admitted = admitInstrument(d, row, {
    customer,
    currency: body.currency,
    sent: parseAmountOn(channel, body.amount, 'amount'),
    manualCapture: false,
    expires: null,
    purpose: 'pay',
    contradictions:
      (body.channel_code ?? code) === code ? [] : [{ field: 'channel_code', message }],
  });
  if (!admitted.ok) return toChargeFailure(channel, admitted.refusal);
  if (admitted.amount === null) throw new Error('The contract requires an amount');
  return { ok: true, row, customer: admitted.customer, amount: admitted.amount };
};

/** Creates a wallet on the channel that the request names; the currency is that of the channel. */
const oneTimeWallet = (d: Scope, body: Body, customer: string | null): Resolved | Refused => {
  if (body.payment_method_id)
    return invalid('body.payment_method_id', omit('checkout_method is ONE_TIME_PAYMENT'));
  const channel = walletsByCode.get(body.channel_code ?? '');
  if (!channel) throw new Error('A rule of the contract asks for a channel');
  if (body.currency !== channel.currency) return unsupportedCurrency(channel);
  const { amount, problem } = parseAmountOn(channel, body.amount, 'amount');
  const made = proposeInstrument(d, readWallet(d, body, channel, { amount, customer }), [problem]);
  if (!made.ok) return toChargeFailure(channel, made.refusal);
  if (amount === null) throw new Error('The contract requires an amount');
  return { ok: true, row: made.row, customer, amount };
};

/** Returns the wallet of a charge with its customer and amount, or the failure. */
export const resolveWallet = (d: Scope, body: Body, customer: string | null): Resolved | Refused =>
  body.checkout_method === 'TOKENIZED_PAYMENT'
    ? savedWallet(d, body, customer)
    : oneTimeWallet(d, body, customer);
