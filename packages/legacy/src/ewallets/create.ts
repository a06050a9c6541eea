// POST /ewallets: requests a payment from the owner of a wallet. Versions before 2020-02-21 wait
// for the outcome of an OVO payment, and respond to an unpaid one with the error of its failure.
import { parseTimestamp, requiredFor, mustBe, summary, type Violation } from '@kasir/core';
import {
  fail,
  ok,
  PutBack,
  workflowOperation,
  type Fail,
  type Reply,
  type RunningWorkflow,
  type Scope,
} from '@kasir/core/server';
import { chosen, ewalletType, type EwalletType } from '@kasir/models';
import {
  channelRefusal,
  createInstrument,
  openIntent,
  startAwaiting,
  type AwaitedIntent,
} from '@kasir/payments';
import { intents, isWaiting } from '@kasir/payments/state';
import { createEwalletPayment, walletAmount } from './create.contract.ts';
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

const missing = (body: Body, type: EwalletType): Violation[] =>
  required[type]
    .filter((name) => (body[name] ?? null) === null)
    .map((name) => ({ path: `body.${name}`, message: requiredFor(type) }));

const HOUR_MS = 3_600_000;

/** Checks that a chosen end of a DANA payment lies within the next 24 hours. */
const badEnd = (d: Scope, { ewallet_type, expiration_date }: Body): Violation[] => {
  if (ewallet_type !== 'DANA' || (expiration_date ?? null) === null) return [];
  const end = parseTimestamp(expiration_date as string);
  return end > d.now && end <= d.now + 24 * HOUR_MS
    ? []
    : [{ path: 'body.expiration_date', message: mustBe('a time within the next 24 hours') }];
};

const violationsOf = (d: Scope, body: Body, type: EwalletType): Violation[] => [
  ...walletAmount(body).map(({ path, message }) => ({ path: `body.${path}`, message })),
  ...badEnd(d, body),
  ...(chosen('ewallet_fields', d.context.dialect) === 'external_id, amount and ewallet_type'
    ? []
    : missing(body, type)),
];

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

const unanswered = fail(
  'SERVER_ERROR',
  'OVO has not answered. Read the payment before you try again.',
);

/** Checks in the order of the contract's errors. */
const decide = (
  d: Scope,
  body: Body,
  version: string | null,
): Response | RunningWorkflow<AwaitedIntent> => {
  const named = ewalletType.safeParse(body.ewallet_type);
  if (!named.success) {
    return fail(
      'EWALLET_TYPE_NOT_SUPPORTED',
      `ewallet_type must be one of ${ewalletType.options.join(', ')}.`,
    );
  }
  const type = named.data;
  const violations = violationsOf(d, body, type);
  if (violations.length > 0) return fail('API_VALIDATION_ERROR', summary(violations), violations);
  const newInstrument = readWallet(d, body, type);
  const refusal = channelRefusal(d, newInstrument.channel, newInstrument.intentAmount);
  if (refusal) return channelFailure(refusal);
  const known = duplicate(d, body);
  if (known) return known;
  const awaited = type === 'OVO' && awaitsPayer(version);
  const intent = openIntent(
    d,
    createInstrument(d, newInstrument),
    readPayment(d, body, type, awaited),
  );
  return awaited ? startAwaiting(d, intent) : ok(renderCreated(intent, d.context));
};

export const createEwalletPaymentHandler = workflowOperation(createEwalletPayment, {
  needs: ({ body }) => ewalletNeeds(body.external_id),
  decide: (d, { body, context }) => decide(d, body, context.version),
  result: (reads, { context }, { intent }): Response => {
    const row = reads.get(intents, intent);
    if (!row) throw new PutBack(`Intent ${intent}`);
    if (row.state.status === 'SUCCEEDED') return ok(renderCreated(row, context));
    if (isWaiting(row)) return unanswered;
    const { code, message } = ovoFailure(row.state.failure);
    return fail(code, message);
  },
});
