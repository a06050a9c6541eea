// Resolves the instrument that pays for a request: a matching token, or a new instrument.
import { stripPrefix } from '@kasir/core';
import { mustBe } from '@kasir/core/messages';
import { fail, validationFailure, type Command, type Fail, type Scope } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import { matchV3Channels, prefixes, v3CodeOf, v3Products, type Channel } from '@kasir/models';
import {
  admitInstrument,
  customerNeeds,
  identifierNeeds,
  proposeInstrument,
  timeProblem,
  type Problem,
} from '@kasir/payments';
import { ledgerNeeds } from '@kasir/payments/ledger';
import {
  channelOf,
  instruments,
  intents,
  merchantKey,
  type InstrumentRow,
} from '@kasir/payments/state';
import { bodyViolations, channelOfBody } from '../channel-check.ts';
import { findCustomer } from '../customer.ts';
import { findToken } from '../payment_tokens/find.ts';
import { identifierOf } from '../properties.ts';
import { inBody, instrumentFailure, toChargeFailure } from '../refusals.ts';
import type { createV3PaymentRequest } from './create.contract.ts';
import { endOf, readAmounts, readInstrument, type Body } from './parse.ts';
import { purposes } from './purposes.ts';

type Refused =
  | Fail<'DATA_NOT_FOUND'>
  | ReturnType<typeof instrumentFailure>
  | ReturnType<typeof toChargeFailure>;

/** The instrument that pays, with its channel, the customer and the amount. */
export interface Resolved {
  readonly ok: true;
  readonly row: InstrumentRow;
  readonly channel: Channel;
  readonly customer: string | null;
  /** Amount in minor units, or null. */
  readonly amount: number | null;
}

/** Returns the fields in which a body contradicts its token. */
const contradictionsOf = (body: Body, channel: Channel): Problem[] => {
  const other = (field: 'country' | 'currency' | 'channel_code', wanted: string) =>
    (body[field] ?? wanted) === wanted
      ? null
      : { field, message: mustBe(`${wanted}, that of the payment token`) };
  return [
    other('country', channel.country),
    other('currency', channel.currency),
    other('channel_code', v3CodeOf(channel)),
    body.type === 'VERIFY_PAYMENT_METHOD' && channel.type !== 'CARD'
      ? { field: 'type', message: mustBe(`PAY for a payment token of ${v3CodeOf(channel)}`) }
      : null,
  ].filter((one) => one !== null);
};

const byToken = (d: Scope, body: Body, customer: string | null): Resolved | Refused => {
  const row = findToken(d, body.payment_token_id ?? '');
  if (!row) return fail('INVALID_TOKEN', 'There is no payment token with this payment_token_id.');
  const channel = channelOf(row.state);
  const admitted = admitInstrument(d, row, {
    customer,
    currency: body.currency,
    sent: readAmounts(channel, body),
    manualCapture: body.capture_method === 'MANUAL',
    expires: endOf(body),
    purpose: purposes[body.type],
    contradictions: contradictionsOf(body, channel),
  });
  return admitted.ok ? { ...admitted, row } : toChargeFailure(channel, admitted.refusal);
};

const byNewInstrument = (
  d: Scope,
  body: Body,
  { customer, request }: { readonly customer: string | null; readonly request: string },
): Resolved | Refused => {
  const channel = channelOfBody(body);
  if (!channel) throw new Error('The check of the body asks for a channel');
  const { amount, suggested, problem } = readAmounts(channel, body);
  const newInstrument = readInstrument(d, channel, body, { customer, amount, suggested, request });
  const unread = [
    problem,
    // If the instrument ends together with the request, its own check covers this time.
    newInstrument.expires === endOf(body) ? null : timeProblem(d.now, channel, endOf(body)),
  ];
  const made = proposeInstrument(d, newInstrument, unread);
  if (!made.ok) return instrumentFailure(channel, made.refusal);
  return { ok: true, row: made.row, channel, customer, amount };
};

/** Returns the instrument, customer and amount of a request, or all invalid fields at once. */
export const resolveInstrument = (d: Scope, body: Body, request: string): Resolved | Refused => {
  const invalid = validationFailure(bodyViolations(body).map(inBody));
  if (invalid) return invalid;
  const customer = findCustomer(d, body);
  if (!customer.ok) return customer;
  const resolved = body.payment_token_id
    ? byToken(d, body, customer.id)
    : byNewInstrument(d, body, { customer: customer.id, request });
  if (!resolved.ok || resolved.channel.type !== 'CARD') return resolved;
  // A reference_id is valid for one card payment, whether v2 or v3 saved the card.
  return d.find(intents, 'merchant_key', merchantKey(v3Products.request, body.reference_id))
    ? fail(
        'DUPLICATE_ERROR',
        'A card payment with this reference_id exists. Send another reference_id.',
      )
    : resolved;
};

/** Returns the rows to load when a request is created. */
export const createNeeds = ({
  body,
}: Pick<Command<typeof createV3PaymentRequest>, 'body'>): Need[] => {
  const { payment_token_id: token, channel_code: code, country } = body;
  const saved = token ? stripPrefix(prefixes.payment_token, token) : null;
  const [channel] = matchV3Channels(code ?? '', { country, currency: null }).channels;
  // Of new instruments only cards may be charged at once.
  const charged = saved !== null || channel?.type === 'CARD';
  const properties = body.channel_properties ?? {};
  return [
    ...(saved === null ? [] : [{ kind: instruments, id: saved }]),
    ...(channel ? identifierNeeds(channel, identifierOf(channel, properties)) : []),
    {
      kind: intents,
      key: 'merchant_key',
      value: merchantKey(v3Products.request, body.reference_id),
    },
    ...customerNeeds(body),
    ...(charged ? ledgerNeeds(body.currency) : []),
  ];
};
