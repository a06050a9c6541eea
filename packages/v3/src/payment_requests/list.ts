// GET /v3/payment_requests: lists the payment requests that an account created through v3.
import { limits, type Parsed } from '@kasir/core';
import { between, ok, oneOf, pageBy, query, type Context } from '@kasir/core/server';
import { matchV3Channels, v3Products, type V3PaymentRequestStatus } from '@kasir/models';
import {
  stripCustomerPrefix,
  channelKey,
  intents,
  situationKey,
  situations,
} from '@kasir/payments/state';
import { findRequest } from './find.ts';
import { listV3PaymentRequests } from './list.contract.ts';
import { purposes } from './purposes.ts';
import { renderV3Request, requestStatus } from './render.ts';

type Filters = Parsed<typeof listV3PaymentRequests>['query'];

/** Returns the situations of intents that v3 shows with one of these statuses. */
const situationsOf = (statuses: readonly V3PaymentRequestStatus[], dialect: Context['dialect']) =>
  situations
    .filter((one) => statuses.includes(requestStatus(one, dialect)))
    .map((one) => situationKey(one));

/** Returns the channels with these v3 codes, in all markets. */
const channelsOf = (codes: readonly string[]): readonly string[] =>
  codes
    .flatMap((code) => matchV3Channels(code, { country: null, currency: null }).channels)
    .map((channel) => channelKey(channel));

/** Returns the values of an intent that the filters accept; nothing matches an empty list. */
const wantedBy = (
  { status, type, channel_code }: Filters,
  dialect: Context['dialect'],
): Readonly<Record<string, readonly string[]>> => ({
  ...(status && { situation: situationsOf(status, dialect) }),
  ...(type && { purpose: type.map((one) => purposes[one]) }),
  ...(channel_code && { channel: channelsOf(channel_code) }),
});

export const listV3PaymentRequestsHandler = query(
  listV3PaymentRequests,
  (view, { query, context }) => {
    const cursor = pageBy(query, limits.v3_page.default, (id) => findRequest(view, id)?.id);
    if (!cursor.ok) return cursor;
    const wanted = wantedBy(query, context.dialect);
    if (Object.values(wanted).some(({ length }) => length === 0))
      return ok({ data: [], has_more: false });
    const { rows, more } = view.list(
      intents,
      {
        any: {
          list: [v3Products.request],
          ...oneOf('reference', query.reference_id),
          ...oneOf('customer', query.customer_id && stripCustomerPrefix(query.customer_id)),
          ...wanted,
        },
        created: between(query.created),
      },
      cursor.page,
    );
    return ok({ data: rows.map((row) => renderV3Request(view, row, context)), has_more: more });
  },
);
