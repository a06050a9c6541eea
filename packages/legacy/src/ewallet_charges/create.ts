// POST /ewallets/charges: charges a wallet. A one-time payment waits for its payer; a saved wallet
// pays at once.
import { stripPrefix } from '@kasir/core';
import { mustBe, omit, requiredWhen } from '@kasir/core/messages';
import { done, fail, invalid, ok, operation, type Refusal, type Scope } from '@kasir/core/server';
import {
  parseAmountOn,
  prefixes,
  transactionCode,
  walletsByCode,
  type Channel,
} from '@kasir/models';
import {
  admitInstrument,
  customerNeeds,
  openIntent,
  proposeInstrument,
  resolveCustomer,
  useRefusal,
} from '@kasir/payments';
import { ledgerNeeds } from '@kasir/payments/ledger';
import { channelOf, getIntent, instruments, type InstrumentRow } from '@kasir/payments/state';
import { walletPaymentOf } from '../ewallets/find.ts';
import { createEwalletCharge } from './create.contract.ts';
import { findByReference, referenceNeeds } from './find.ts';
import { readCharge, readWallet, type Body } from './parse.ts';
import { toChargeFailure } from './refusals.ts';
import { renderCharge } from './render.ts';

type Refused = Refusal<typeof createEwalletCharge>;

interface Payer {
  readonly ok: true;
  readonly channel: Channel;
  /** The saved wallet, or null when one is created for the charge. */
  readonly saved: InstrumentRow | null;
}

const savedId = ({ checkout_method, payment_method_id }: Body): string | null =>
  checkout_method === 'TOKENIZED_PAYMENT' && payment_method_id
    ? stripPrefix(prefixes.payment_method, payment_method_id)
    : null;

/** Returns a saved wallet, whichever API generation linked it. */
const findSaved = (d: Scope, body: Body): Payer | Refused => {
  if (!body.payment_method_id)
    return invalid('body.payment_method_id', requiredWhen('checkout_method is TOKENIZED_PAYMENT'));
  const id = savedId(body);
  const saved = id === null ? undefined : d.get(instruments, id);
  if (saved?.state.type !== 'EWALLET' || !saved.state.reusable) {
    return fail(
      'INVALID_PAYMENT_METHOD_ID',
      'payment_method_id must be the id of an e-wallet that was saved for multiple use.',
    );
  }
  const unusable = useRefusal(d, saved);
  if (unusable) return toChargeFailure(unusable);
  const channel = channelOf(saved.state);
  const code = transactionCode(channel);
  return (body.channel_code ?? code) === code
    ? { ok: true, channel, saved }
    : invalid(
        'body.channel_code',
        mustBe(`${code}, the channel of the payment method, or omitted`),
      );
};

/** Returns the payer: a saved wallet, or a new one on the channel that is named. */
const findPayer = (d: Scope, body: Body): Payer | Refused => {
  if (body.checkout_method === 'TOKENIZED_PAYMENT') return findSaved(d, body);
  if (body.payment_method_id)
    return invalid('body.payment_method_id', omit('checkout_method is ONE_TIME_PAYMENT'));
  const channel = walletsByCode.get(body.channel_code ?? '');
  if (!channel) throw new Error('A rule of the contract asks for a channel');
  return { ok: true, channel, saved: null };
};

interface Wallet {
  readonly ok: true;
  readonly row: InstrumentRow;
}

/** Returns the wallet that pays an amount, once its channel accepts it. */
const prepareWallet = (
  d: Scope,
  body: Body,
  { channel, saved }: Payer,
  { amount, customer }: { readonly amount: number; readonly customer: string | null },
): Wallet | Refused => {
  if (saved) {
    const { currency } = channel;
    const newCharge = {
      customer,
      currency,
      sent: { amount },
      manualCapture: false,
      expires: null,
      purpose: 'pay' as const,
    };
    const admitted = admitInstrument(d, saved, newCharge);
    return admitted.ok ? { ok: true, row: saved } : toChargeFailure(admitted.refusal);
  }
  const made = proposeInstrument(d, readWallet(d, body, channel, { amount, customer }));
  return made.ok ? made : toChargeFailure(made.refusal);
};

/** Checks in the order of the contract's errors. */
export const createEwalletChargeHandler = operation(createEwalletCharge, {
  needs: ({ body }) => {
    const saved = savedId(body);
    return [
      ...referenceNeeds(body.reference_id),
      ...customerNeeds({ customer_id: body.customer_id }),
      ...(saved === null ? [] : [{ kind: instruments, id: saved }, ...ledgerNeeds(body.currency)]),
    ];
  },
  decide: (d, { body }) => {
    const payer = findPayer(d, body);
    if (!payer.ok) return payer;
    const { channel, saved } = payer;
    if (body.currency !== channel.currency) {
      return fail(
        'UNSUPPORTED_CURRENCY',
        `currency must be ${channel.currency} for ${transactionCode(channel)}.`,
      );
    }
    const { amount, problem } = parseAmountOn(channel, body.amount, 'intentAmount');
    if (problem) return toChargeFailure({ code: 'INVALID', problems: [problem] });
    if (amount === null) throw new Error('The contract requires an amount');
    const named = resolveCustomer(d, { customer_id: body.customer_id });
    if (!named.ok) return fail('DATA_NOT_FOUND', 'There is no customer with this customer_id.');
    if (findByReference(d, body.reference_id)) {
      return fail(
        'DUPLICATE_ERROR',
        'A charge with this reference_id exists. Send another reference_id.',
      );
    }
    const customer = named.row?.id ?? saved?.state.customer ?? null;
    const wallet = prepareWallet(d, body, payer, { amount, customer });
    if (!wallet.ok) return wallet;
    return done(openIntent(d, wallet.row, readCharge(d, body, { amount, customer })).id);
  },
  render: (d, id) => {
    const intent = getIntent(d, id);
    return ok(renderCharge({ intent, payment: walletPaymentOf(d, intent) }, d.context));
  },
});
