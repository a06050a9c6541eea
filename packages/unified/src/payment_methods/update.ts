// PATCH /v2/payment_methods/{id}: changes a method's own fields, its amounts and expiry, and
// activates or deactivates it.
import { omit } from '@kasir/core/messages';
import { done, fail, ok, operation, type Fail, validationFailure } from '@kasir/core/server';
import { methodTypeOf, type PaymentMethodStatus } from '@kasir/models';
import {
  moveIntentEnds,
  reusableProblem,
  planChange,
  type InstrumentChange,
  switchInstrument,
} from '@kasir/payments';
import { channelOf, getInstrument, statusAt, type InstrumentRow } from '@kasir/payments/state';
import { reusabilityFailure } from './refusals.ts';
import { findMethod, methodAndIntentNeeds, unknownMethod } from './find.ts';
import { violationsOf } from './parse.ts';
import { methodStatus, renderMethod } from './render.ts';
import { foreignFields, viewOf } from './types/index.ts';
import { updatePaymentMethod, type MethodPatch } from './update.contract.ts';

const statusFailure = (
  status: PaymentMethodStatus,
  wanted: MethodPatch['status'],
): Fail<'PAYMENT_METHOD_STATUS_INVALID'> | null => {
  if (status === 'EXPIRED' || status === 'FAILED') {
    return fail(
      'PAYMENT_METHOD_STATUS_INVALID',
      `This payment method is ${status} for good. Create another one.`,
    );
  }
  return wanted && status !== 'ACTIVE' && status !== 'INACTIVE'
    ? fail(
        'PAYMENT_METHOD_STATUS_INVALID',
        `This payment method is ${status}: its payer has to authorize it first.`,
      )
    : null;
};

const changedReusabilityFailure = (
  { state }: InstrumentRow,
  { reusability }: MethodPatch,
): Fail<'PAYMENT_METHOD_REUSABILITY_INVALID'> | null => {
  if (!reusability || (reusability === 'MULTIPLE_USE') === state.reusable) return null;
  const channel = channelOf(state);
  if (channel.flow !== 'PRESENT') {
    return fail(
      'PAYMENT_METHOD_REUSABILITY_INVALID',
      `The reusability of ${channel.type} cannot be changed. Create another payment method.`,
    );
  }
  const problem = reusableProblem(channel, reusability === 'MULTIPLE_USE');
  return problem && reusabilityFailure(problem);
};

/** Returns the changes of a patch: absent fields are unchanged, null clears optional fields. */
const changeOf = ({
  description,
  reference_id,
  reusability,
  metadata,
}: MethodPatch): InstrumentChange => ({
  ...(description !== undefined && { description }),
  ...(reference_id && { reference: reference_id }),
  ...(reusability && { reusable: reusability === 'MULTIPLE_USE' }),
  ...(metadata !== undefined && { metadata }),
});

/** The checks run in the order of the contract's errors. */
export const updatePaymentMethodHandler = operation(updatePaymentMethod, {
  needs: methodAndIntentNeeds,
  decide: (d, { params, body }) => {
    const row = findMethod(d, params.id);
    if (!row) return unknownMethod;
    const type = methodTypeOf(row.state.type);
    const patch = viewOf(type).readPatch?.(body, channelOf(row.state));
    const planned = planChange(d, row, {
      ...changeOf(body),
      ...(patch && { paidTo: patch.revision }),
    });
    const refusal =
      statusFailure(methodStatus(statusAt(row, d.now)), body.status) ??
      validationFailure([
        ...foreignFields(type, body).map((field) => ({
          path: `body.${field}`,
          message: omit(`the method is of type ${type}`),
        })),
        ...violationsOf(type, [...(patch?.problems ?? []), ...planned.problems], 'body'),
      ]) ??
      changedReusabilityFailure(row, body);
    if (refusal) return refusal;
    const changed = planned.write();
    moveIntentEnds(d, row, changed);
    if (body.status && body.status !== row.state.status)
      switchInstrument(d, row, body.status === 'INACTIVE' ? 'deactivate' : 'reactivate');
    return done(row);
  },
  render: (d, { id }) => ok(renderMethod(getInstrument(d, id), d.context)),
});
