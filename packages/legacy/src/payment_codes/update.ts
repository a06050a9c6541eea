// PATCH /payment_codes/{id}: changes an ACTIVE payment code.
import { parseTimestamp } from '@kasir/core';
import { done, ok, operation } from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import { planChange, reusableProblem } from '@kasir/payments';
import { channelOf, getInstrument, statusAt } from '@kasir/payments/state';
import { keptMetadata } from '../kept-metadata.ts';
import { inactiveCode, invalidCodeField } from '../outlets.ts';
import { fields } from './fields.ts';
import { codeNeeds, findCode, singleUseRequired, unknownCode } from './find.ts';
import { renderCode } from './render.ts';
import { updatePaymentCode } from './update.contract.ts';

/** Checks in the order of the contract's errors. */
export const updatePaymentCodeHandler = operation(updatePaymentCode, {
  needs: codeNeeds,
  decide: (d, { params, body }) => {
    const row = findCode(d, params.id);
    if (!row) return unknownCode;
    if (statusAt(row, d.now) !== 'ACTIVE') return inactiveCode;
    const channel = channelOf(row.state);
    const { amount, problem } = parseAmountOn(channel, body.amount, 'amount');
    const planned = planChange(d, row, {
      ...(body.description !== undefined && { description: body.description }),
      ...(body.metadata !== undefined && { metadata: keptMetadata(body.metadata) }),
      ...(typeof body.is_single_use === 'boolean' && { reusable: !body.is_single_use }),
      paidTo: {
        ...(amount !== null && { amount }),
        ...(body.customer_name && { holder: body.customer_name }),
        ...(body.expires_at && { expires: parseTimestamp(body.expires_at) }),
      },
    });
    const wrong = [problem, ...planned.problems].find((one) => one !== null);
    if (wrong) return invalidCodeField(wrong, fields);
    if (reusableProblem(channel, body.is_single_use === false)) return singleUseRequired;
    planned.write();
    return done(row.id);
  },
  render: (d, id) => ok(renderCode(getInstrument(d, id), d.context)),
});
