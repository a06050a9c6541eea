// Reads the outcome of an operation from the service.
import type { ConnectorStore, KnownOperation, Outcome } from '@kasir/connector';
import { declined } from './outcomes.ts';
import { spendKey } from './never-begun.ts';
import type { Service } from './service.ts';
import { workOf } from './works/table.ts';
import type { Subject } from './works/work.ts';

/** Returns what an operation is about: another operation, or a received payment. */
const subjectOf = (store: ConnectorStore, { request }: KnownOperation): Promise<Subject> =>
  store.transact((rows) => {
    if (request.parent === null) return { parent: null, received: null };
    const received = rows.findPayment(request.parent);
    const parent = rows.findOperation(received?.issued_by ?? request.parent);
    return { parent, received: received?.amount ?? null };
  });

/**
 * Returns the outcome of an operation by its reference at the service. An operation that the
 * service does not have, and can no longer execute, is declined. Throws when the service gives no
 * definite response.
 */
export const askService = async (
  service: Service,
  store: ConnectorStore,
  known: KnownOperation,
  signal: AbortSignal,
): Promise<Outcome> => {
  const work = workOf(known.request.work);
  const subject = await subjectOf(store, known);
  const found = await work.find(service, known, subject, signal);
  if (found) return found;
  const isSpent = await spendKey(service, work, known, subject, signal);
  if (!isSpent) return { status: 'unknown' };
  const executed = await work.find(service, known, subject, signal);
  return (
    executed ??
    declined('PROCESSOR_ERROR', { message: 'The service has not received the request.' })
  );
};
