// Handles the requests about operations: begins or reads an operation, waits for the processor, and
// responds.
import { sentence } from '@kasir/core/messages';
import { violations } from '@kasir/core/pipeline';
import { parseJson } from '../http/read-body.ts';
import { respond, respondError } from '../http/respond.ts';
import {
  isFinal,
  operationRequest,
  type Capabilities,
  type OperationRequest,
} from '../protocol/index.ts';
import type { ConnectorStore, Rows } from '../store/port.ts';
import type { System } from '../system.ts';
import { admitOperation, putTombstone, type Admission } from './admit.ts';
import { digestOf } from './digest.ts';
import { refreshTask, type Runner } from './runner.ts';
import { delayAfter } from './schedule.ts';

export interface OperationsOptions {
  readonly capabilities: Capabilities;
  readonly store: ConnectorStore;
  readonly system: System;
  readonly runner: Runner;
  /** The longest time that a response waits for the processor, in milliseconds. */
  readonly waitMs: number;
  /** Called after an operation has begun, and its task, if any, is stored. */
  readonly queued: () => void;
}

/** A message whose signature was verified. */
interface Verified {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly bytes: Uint8Array;
}

const respondInvalid = (body: unknown): Response => {
  const [first] = violations(operationRequest, body, 'body');
  const { path, message } = first ?? { path: 'body', message: 'Must be a request.' };
  const field = path.replace(/^body\.?/, '') || null;
  return respondError('INVALID', { field, message: sentence(field ?? 'The body', message) });
};

export class Operations {
  readonly #options: OperationsOptions;

  constructor(options: OperationsOptions) {
    this.#options = options;
  }

  /** Handles POST /operations. */
  async send({ id, timestamp, bytes }: Verified): Promise<Response> {
    const body = parseJson(bytes);
    if (body === undefined)
      return respondError('INVALID', { message: 'The body must be JSON in UTF-8.' });
    const parsed = operationRequest.safeParse(body);
    if (!parsed.success) return respondInvalid(body);
    const request = parsed.data;
    if (request.id !== id)
      return respondError('INVALID', {
        field: 'id',
        message: 'id must be the webhook-id of the request.',
      });
    const admission = await this.#admit(request, body, timestamp);
    if (admission.kind === 'known') return respond(200, admission.operation);
    if (admission.kind === 'refused')
      return respondError(admission.refusal.code, { ...admission.refusal, operation: id });
    const { runner } = this.#options;
    let isAnswered = false;
    await this.#waitFor(runner.perform(request, admission.subject, () => isAnswered));
    // A change from now on is reported by callback, because this response may not contain it.
    isAnswered = true;
    return this.#respondWith(id);
  }

  /** Handles GET /operations/{id}; `timestamp` is the time of the request, in seconds. */
  async read(id: string, timestamp: number): Promise<Response> {
    const { store, system, runner } = this.#options;
    const operation = await store.transact((rows) => {
      const row = rows.findOperation(id);
      // From now on an older request for this id is refused, even if it was delayed on its way.
      if (!row) putTombstone(rows, id, { timestamp, now: system.now() });
      return row?.operation ?? null;
    });
    if (!operation)
      return respondError('OPERATION_NOT_FOUND', {
        operation: id,
        message: 'This operation was never received. It will not begin unless it is sent again.',
      });
    if (isFinal(operation)) return respond(200, operation);
    await this.#waitFor(runner.refresh(id));
    return this.#respondWith(id);
  }

  async #admit(request: OperationRequest, body: unknown, timestamp: number): Promise<Admission> {
    const { store, system, capabilities, runner, queued } = this.#options;
    const digest = digestOf(store.digestKey, body);
    const received = { request, digest, timestamp, now: system.now() };
    let release = (): void => undefined;
    const decide = (rows: Rows): Admission => {
      const admission = admitOperation(rows, capabilities, received);
      if (admission.kind !== 'begun') return admission;
      release = runner.reserve(request.id);
      if (runner.canRefresh)
        rows.putTask({
          id: refreshTask(request.id),
          due: received.now + (delayAfter('refresh', 1) ?? 0),
          attempts: 0,
          work: { kind: 'refresh', operation: request.id },
        });
      return admission;
    };
    try {
      const admission = await store.transact(decide);
      if (admission.kind === 'begun') queued();
      return admission;
    } catch (error) {
      release();
      throw error;
    }
  }

  async #respondWith(id: string): Promise<Response> {
    const row = await this.#options.store.transact((rows) => rows.findOperation(id));
    if (!row) throw new Error(`${id} is no longer in the store.`);
    return respond(200, row.operation);
  }

  /** Waits for the author's code, but at most `waitMs`. */
  #waitFor(work: Promise<void>): Promise<void> {
    const { system, waitMs } = this.#options;
    return new Promise((resolve, reject) => {
      const cancel = system.after(waitMs, resolve);
      work.then(resolve, reject).finally(cancel);
    });
  }
}
