// Reads the outcome of an operation from the processor.
import type { ConnectorStore, KnownOperation, Outcome } from '@kasir/connector';
import { childStep, paidOf, paymentQuestion, refundQuestion, type Step } from './messages.ts';
import { certain, isForPayer, stateOf } from './outcomes.ts';
import { sendStep } from './perform.ts';
import { idempotencyHeaderOf, KEY_LIFETIME_MS } from './prism/idempotency.ts';
import type { Service } from './service.ts';
import { Unknown } from './unknown.ts';

const unknown: Outcome = { status: 'unknown' };

/**
 * Sends a read request and returns the fields of the response. Throws `Unknown` when there is no
 * usable response.
 */
const ask = async ({ processor }: Service, { flow, fields }: Step, signal: AbortSignal) => {
  const reply = await processor.call(flow, fields, { key: null, signal });
  if (reply.kind === 'read') return reply.fields;
  throw new Unknown(reply.kind === 'refused' ? reply.refused.message : reply.reason);
};

/** Reads a payment by its id at the processor; null when the id is not known. */
const askPayment = async (
  service: Service,
  { request, operation }: KnownOperation,
  signal: AbortSignal,
) => {
  const { id, work, amount } = request;
  const reference = operation.connector_reference;
  // If the response was lost, only a webhook can state the id.
  if (reference === null || !amount) return null;
  return ask(service, paymentQuestion(service, { id, work, amount }, reference), signal);
};

/** The parent of a capture, void or refund, with all operations about the same parent. */
interface Family {
  readonly parent: KnownOperation;
  readonly siblings: readonly KnownOperation[];
}

const familyOf = (store: ConnectorStore, parent: string): Promise<Family | null> =>
  store.transact((rows) => {
    const found = rows.findOperation(parent);
    return found && { parent: found, siblings: rows.childrenOf(parent) };
  });

/** States of a payment that determine the outcome of its only capture, or of its void. */
const conclusive: Readonly<Record<string, readonly string[]>> = {
  capture: ['CHARGED', 'PARTIAL_CHARGED', 'PARTIAL_CHARGED_AND_CHARGEABLE', 'VOIDED'],
  void: ['VOIDED', 'VOID_INITIATED'],
};

const isYoung = ({ request }: KnownOperation, now: number): boolean =>
  now - Date.parse(request.created_at) < KEY_LIFETIME_MS;

/**
 * Finds the outcome of a capture, a void or a refund, which the processor knows only together with
 * its payment.
 */
const askChild = async (
  service: Service,
  known: KnownOperation,
  { parent, siblings }: Family,
  { now, signal }: { readonly now: number; readonly signal: AbortSignal },
): Promise<Outcome> => {
  const { id, work, amount } = known.request;
  const reference = parent.operation.connector_reference;
  if (reference === null || !amount || (work !== 'capture' && work !== 'void' && work !== 'refund'))
    return unknown;
  const child = { id, work, amount };
  const name = known.operation.connector_reference;
  const isRecognized = idempotencyHeaderOf(service.processor.name) !== null;
  // The response was lost: the same request with the same key returns the original response, or
  // executes the operation if the first request never arrived.
  if (name === null && isRecognized && isYoung(known, now)) {
    const step = childStep(service, child, { reference, paid: paidOf(parent, siblings) });
    return sendStep(service, child, step, { signal, isRepeated: true });
  }
  if (work === 'refund') {
    if (name === null) return unknown;
    const names = { refund: name, payment: reference };
    const fields = await ask(service, refundQuestion(service, child, names), signal);
    return certain(service, fields, child);
  }
  const fields = await askPayment(service, parent, signal);
  return fields && conclusive[work]?.includes(stateOf(service, work, fields))
    ? certain(service, { ...fields, connectorTransactionId: name }, child)
    : unknown;
};

/**
 * Returns the outcome of an operation. An operation that the processor does not have is never
 * declined, because its first request may still be on its way. `now` is in milliseconds since 1970.
 * Throws when a request that was sent again is lost again.
 */
export const askProcessor = async (
  service: Service,
  store: ConnectorStore,
  known: KnownOperation,
  clock: { readonly now: number; readonly signal: AbortSignal },
): Promise<Outcome> => {
  const { work, amount, parent } = known.request;
  if (parent !== null) {
    const family = await familyOf(store, parent);
    return family ? askChild(service, known, family, clock) : unknown;
  }
  const fields = await askPayment(service, known, clock.signal);
  if (!fields || !amount) return unknown;
  const outcome = certain(service, fields, { work, amount });
  // The payer still has the page of the first response, so its action must not be removed.
  return outcome.status === 'pending' && isForPayer(service, work, fields) ? unknown : outcome;
};
