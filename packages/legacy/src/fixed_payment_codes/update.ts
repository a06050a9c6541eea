// PATCH /fixed_payment_code/{id}: changes an ACTIVE payment code.
import { parseTimestamp } from '@kasir/core';
import { done, ok, operation } from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import { planChange } from '@kasir/payments';
import { channelOf, getInstrument, statusAt } from '@kasir/payments/state';
import { inactiveCode, invalidCodeField } from '../outlets.ts';
import { fields } from './fields.ts';
import { codeNeeds, findCode, unknownCode } from './find.ts';
import { renderCode } from './render.ts';
import { updateFixedPaymentCode } from './update.contract.ts';

/** Checks in the order of the contract's errors. */
export const updateFixedPaymentCodeHandler = operation(updateFixedPaymentCode, {
  needs: codeNeeds,
  decide: (d, { params, body }) => {
    const row = findCode(d, params.id);
    if (!row) return unknownCode;
    if (statusAt(row, d.now) !== 'ACTIVE') return inactiveCode;
    const { amount, problem } = parseAmountOn(channelOf(row.state), body.expected_amount, 'amount');
    const planned = planChange(d, row, {
      ...(body.description !== undefined && { description: body.description }),
      ...(typeof body.is_single_use === 'boolean' && { reusable: !body.is_single_use }),
      paidTo: {
        ...(amount !== null && { amount }),
        ...(body.name && { holder: body.name }),
        ...(body.expiration_date && { expires: parseTimestamp(body.expiration_date) }),
      },
    });
    const wrong = [problem, ...planned.problems].find((one) => one !== null);
    if (wrong) return invalidCodeField(wrong, fields);
    planned.write();
    return done(row.id);
  },
  render: (d, id) => ok(renderCode(getInstrument(d, id), d.context)),
});
