// PATCH /v3/payment_requests/{id}: changes the description, and the amount and expiry of a virtual
// account.
import { parseTimestamp } from '@kasir/core';
import { omit } from '@kasir/core/messages';
import { done, invalid, ok, operation, validationError } from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import { reviseIntent } from '@kasir/payments';
import { channelOf, getInstrument, getIntent, isOpen } from '@kasir/payments/state';
import { pathOf } from '../properties.ts';
import { inBody, outOfBounds } from '../refusals.ts';
import { findRequest, inactiveRequest, requestNeeds, unknownRequest } from './find.ts';
import { renderV3Request } from './render.ts';
import { updateV3PaymentRequest } from './update.contract.ts';

export const updateV3PaymentRequestHandler = operation(updateV3PaymentRequest, {
  needs: requestNeeds,
  decide: (d, { params, body }) => {
    const row = findRequest(d, params.id);
    if (!row) return unknownRequest;
    if (!isOpen(row, d.now)) return inactiveRequest;
    const instrument = getInstrument(d, row.state.instrument);
    const channel = channelOf(instrument.state);
    const { request_amount: sent, description, channel_properties } = body;
    const isPaidTo = sent !== undefined || channel_properties?.expires_at;
    if (isPaidTo && channel.type !== 'VIRTUAL_ACCOUNT')
      return invalid(
        sent === undefined ? 'body.channel_properties.expires_at' : 'body.request_amount',
        omit('it can be changed of virtual accounts only'),
      );
    if (sent === null && row.state.purpose !== 'repeat')
      return invalid('body.request_amount', 'Must be a number for type PAY.');
    const { amount, problem } = parseAmountOn(channel, sent, 'amount');
    const { expires_at } = channel_properties ?? {};
    const problems = reviseIntent(d, row, {
      unread: problem,
      ...(sent !== undefined && { amount }),
      ...(expires_at && { expires: parseTimestamp(expires_at) }),
      ...(description !== undefined && { description }),
    });
    const violations = problems.map(({ field, message }) =>
      inBody({ path: pathOf(channel, field), message }),
    );
    if (violations.length === 0) return done(row.id);
    return problems.every(({ field }) => field === 'amount')
      ? outOfBounds(violations)
      : validationError(violations);
  },
  render: (d, id) => ok(renderV3Request(d, getIntent(d, id), d.context)),
});
