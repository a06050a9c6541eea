// POST /ewallets: requests a payment from the owner of a wallet. Versions before 2020-02-21 wait
// for the outcome of an OVO payment, and respond to an unpaid one with the error of its failure.
import { requiredFor } from '@kasir/core/messages';
import { toMinor } from '@kasir/core/money';
import {
  fail,
  ok,
  PutBack,
  validationError,
  workflowOperation,
  type Fail,
  type Reply,
  type Scope,
} from '@kasir/core/server';
import { chosen, ewalletType, type EwalletType } from '@kasir/models';
import { openIntent, proposeInstrument, startAwaiting, type Problem } from '@kasir/payments';
import { intents, isWaiting } from '@kasir/payments/state';
import { wallets } from './channel.ts';
import { createEwalletPayment } from './create.contract.ts';
import { ewalletNeeds, findEwalletPayment } from './find.ts';
import { ovoFailure } from './failures.ts';
import { readPayment, readWallet, type Body } from './parse.ts';
import { channelFailure } from './refusals.ts';
import { renderCreated } from './render.ts';
import { awaitsPayer } from './versions.ts';

/** Fields that the public service requires for each wallet. */
const required: Readonly<Record<EwalletType, readonly (keyof Body)[]>> = {
  OVO: [],
  DANA: ['callback_url', 'redirect_url'],
  LINKAJA: ['phone', 'items', 'callback_url', 'redirect_url'],
};

/** Returns the problems with fields that are missing. */
const missing = (d: Scope, body: Body, type: EwalletType): Problem[] =>
  chosen('ewallet_fields', d.context.dialect) === 'external_id, amount and ewallet_type'
    ? []
    : required[type]
        .filter((name) => (body[name] ?? null) === null)
        .map((field) => ({ field, message: requiredFor(type) }));

/** Names in the request, by their names in the domain. */
const fields: Readonly<Record<string, string>> = {
  intentAmount: 'amount',
  expires: 'expiration_date',
};

const invalidFields = (problems: readonly Problem[]): Fail<'API_VALIDATION_ERROR'> =>
  validationError(
    problems.map(({ field, message }) => ({ path: `body.${fields[field] ?? field}`, message })),
  );

/** Returns the error when a payment with the same external_id exists, or null. */
const duplicate = (
  d: Scope,
  { external_id }: Body,
): Fail<'DUPLICATE_PAYMENT' | 'DUPLICATE_PAYMENT_REQUEST_ERROR'> | null => {
  const known = findEwalletPayment(d, external_id);
  if (!known) return null;
  return known.state.status === 'SUCCEEDED'
    ? fail(
        'DUPLICATE_PAYMENT',
        'A payment with this external_id was made before. Send another external_id.',
      )
    : fail(
        'DUPLICATE_PAYMENT_REQUEST_ERROR',
        'A payment with this external_id was requested before. Send another external_id.',
      );
};

type Response = Reply<typeof createEwalletPayment>;

const noResponse = fail(
  'SERVER_ERROR',
  'OVO has not responded. Read the payment before you try again.',
);

/** Checks in the order of the contract's errors. */
const decide = (
  d: Scope,
  body: Body,
  version: string | null,
): Response | ReturnType<typeof startAwaiting> => {
  const named = ewalletType.safeParse(body.ewallet_type);
  if (!named.success) {
    return fail(
      'EWALLET_TYPE_NOT_SUPPORTED',
      `ewallet_type must be one of ${ewalletType.options.join(', ')}.`,
    );
  }
  const type = named.data;
  const payment = { type, amount: toMinor(wallets[type].currency, body.amount) };
  const made = proposeInstrument(d, readWallet(d, body, payment), missing(d, body, type));
  if (!made.ok) {
    const { refusal } = made;
    if (refusal.code === 'INVALID') return invalidFields(refusal.problems);
    if (refusal.code === 'CHANNEL_REFUSES') return channelFailure(refusal.refused);
    throw new Error(`A one-time wallet is not refused as ${refusal.code}`);
  }
  const known = duplicate(d, body);
  if (known) return known;
  const awaited = type === 'OVO' && awaitsPayer(version);
  const intent = openIntent(d, made.row, readPayment(d, body, payment, awaited));
  return awaited ? startAwaiting(d, intent) : ok(renderCreated(intent, d.context));
};

export const createEwalletPaymentHandler = workflowOperation(createEwalletPayment, {
  needs: ({ body }) => ewalletNeeds(body.external_id),
  decide: (d, { body, context }) => decide(d, body, context.version),
  result: (reads, { context }, { intent }): Response => {
    const row = reads.get(intents, intent);
    if (!row) throw new PutBack(`Intent ${intent}`);
    if (row.state.status === 'SUCCEEDED') return ok(renderCreated(row, context));
    if (isWaiting(row)) return noResponse;
    const { code, message } = ovoFailure(row.state.failure);
    return fail(code, message);
  },
});
