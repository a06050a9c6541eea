// Performs an operation at the processor.
import type { OperationRequest, Outcome, PerformContext } from '@kasir/connector';
import { toDecline, toUnsentDecline } from './declines.ts';
import { childStep, paidOf, paymentStep, type Step } from './messages.ts';
import { certain, declineOf } from './outcomes.ts';
import type { Service } from './service.ts';
import { Unknown } from './unknown.ts';

const isChild = (
  request: OperationRequest,
): request is Extract<OperationRequest, { readonly work: 'capture' | 'void' | 'refund' }> =>
  ['capture', 'void', 'refund'].includes(request.work);

/** Returns the step of an operation; null for an operation that this connector never declares. */
const stepOf = (
  service: Service,
  request: OperationRequest,
  { parent, siblings }: PerformContext,
): Step | null => {
  if (request.work === 'charge' || request.work === 'authorize')
    return request.source?.type === 'card' ? paymentStep(service, request, request.source) : null;
  if (!isChild(request) || !parent) return null;
  const reference = parent.operation.connector_reference;
  if (reference === null) throw new Error('The processor has not named the payment.');
  return childStep(service, request, { reference, paid: paidOf(parent, siblings) });
};

/**
 * Performs an operation once. Throws `Unknown` when its outcome is unknown. `isRepeated` is true
 * when the same request may have been sent before.
 */
export const sendStep = async (
  service: Service,
  request: Pick<OperationRequest, 'id' | 'work' | 'amount'>,
  { flow, fields }: Step,
  { signal, isRepeated = false }: { readonly signal: AbortSignal; readonly isRepeated?: boolean },
): Promise<Outcome> => {
  const { id, work, amount } = request;
  if (!amount) throw new Error('The operation has an amount.');
  const reply = await service.processor.call(flow, fields, { key: id, isRepeated, signal });
  switch (reply.kind) {
    case 'read':
      return certain(service, reply.fields, { work, amount });
    case 'refused':
      return toDecline(service.processor.name, reply.refused, { otherwise: declineOf(work, '') });
    case 'unsent':
      return toUnsentDecline(reply.code, reply.reason);
    case 'unknown':
      throw new Unknown(reply.reason);
  }
};

/** Performs an operation. Throws `Unknown` when its outcome is unknown. */
export const performAt = async (
  service: Service,
  request: OperationRequest,
  context: PerformContext,
): Promise<Outcome> => {
  const step = stepOf(service, request, context);
  return step === null
    ? toUnsentDecline('NOT_SUPPORTED', 'This connector accepts only card data.')
    : sendStep(service, request, step, context);
};
