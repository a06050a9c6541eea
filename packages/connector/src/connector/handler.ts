// Handles the requests of the platform: routes, reads, decides, performs, responds.
import { violations } from '@kasir/core/server';
import { sentence } from '@kasir/core';
import * as z from 'zod';
import { readMessage } from '../http/read-message.ts';
import { parseJson } from '../http/read-body.ts';
import { respond, respondError } from '../http/respond.ts';
import {
  isFinal,
  operationRequest,
  statement,
  type Capabilities,
  type Operation,
  type OperationRequest,
} from '../protocol/index.ts';
import { TOLERANCE_SECONDS } from '../signature/verify.ts';
import type { ConnectorStore, Rows } from '../store/port.ts';
import type { System } from '../system.ts';
import { admitOperation, type Admission } from './admit.ts';
import type { Failure, MakeStatement } from './author.ts';
import { digestOf } from './digest.ts';
import { refreshTask, toKnown, type Runner } from './runner.ts';
import { delayAfter } from './schedule.ts';

export interface HandlerOptions {
  readonly keys: readonly Uint8Array[];
  readonly capabilities: Capabilities;
  readonly store: ConnectorStore;
  readonly system: System;
  readonly runner: Runner;
  readonly makeStatement: MakeStatement;
  /** Whether unfinished operations are asked about by themselves. */
  readonly hasRefresh: boolean;
  /** The path before that of the protocol, without a slash at its end. */
  readonly basePath: string;
  /** The longest time that a response waits for the processor, in milliseconds. */
  readonly waitMs: number;
  readonly failed: (failure: Failure) => void;
  /** Called after a task was stored. */
  readonly queued: () => void;
}

const isDate = (text: string | null): text is string => z.iso.date().safeParse(text).success;

/** Creates the handler of a connector. */
export const createHandler = (options: HandlerOptions) => {
  const { keys, capabilities, store, system, runner } = options;

  const waitAtMost = (work: Promise<void>): Promise<void> =>
    new Promise((resolve) => {
      const cancel = system.after(options.waitMs, resolve);
      void work.then(() => {
        cancel();
        return resolve();
      });
    });

  const getOperation = (id: string): Promise<Operation | null> =>
    store.transact((rows) => rows.findOperation(id)?.operation ?? null);

  const respondWithOperation = async (id: string): Promise<Response> => {
    const operation = await getOperation(id);
    if (!operation) throw new Error(`${id} is not in the store any more.`);
    return respond(200, operation);
  };

  const admit = async (
    request: OperationRequest,
    body: unknown,
    timestamp: number,
  ): Promise<Admission> => {
    const received = {
      request,
      digest: digestOf(store.digestKey, body),
      timestamp,
      now: system.now(),
    };
    let release = (): void => undefined;
    const decide = (rows: Rows): Admission => {
      const decided = admitOperation(rows, capabilities, received);
      if (decided.kind !== 'begun') return decided;
      release = runner.reserve(request.id);
      if (options.hasRefresh)
        rows.putTask({
          id: refreshTask(request.id),
          due: received.now + (delayAfter('refresh', 1) ?? 0),
          attempts: 0,
          work: { kind: 'refresh', operation: request.id },
        });
      return decided;
    };
    try {
      const admission = await store.transact(decide);
      if (admission.kind === 'begun') options.queued();
      return admission;
    } catch (error) {
      release();
      throw error;
    }
  };

  const postOperation = async (
    { id, timestamp }: { readonly id: string; readonly timestamp: number },
    bytes: Uint8Array,
  ): Promise<Response> => {
    const body = parseJson(bytes);
    if (body === undefined)
      return respondError('INVALID', { message: 'The body must be JSON in UTF-8.' });
    const parsed = operationRequest.safeParse(body);
    if (!parsed.success) {
      const [{ path, message } = { path: 'body', message: 'Invalid body.' }] = violations(
        operationRequest,
        body,
        'body',
      );
      const field = path.replace(/^body\.?/, '') || null;
      return respondError('INVALID', { field, message: sentence(field ?? 'The body', message) });
    }
    const request = parsed.data;
    if (request.id !== id)
      return respondError('INVALID', {
        field: 'id',
        message: 'id must be the webhook-id of the request.',
      });
    const admission = await admit(request, body, timestamp);
    if (admission.kind === 'known') return respond(200, admission.operation);
    if (admission.kind === 'refused')
      return respondError(admission.refusal.code, { ...admission.refusal, operation: id });
    let isAnswered = false;
    await waitAtMost(runner.perform(request, admission.subject, () => isAnswered));
    // A change from now on is reported by callback: this response does not carry it.
    isAnswered = true;
    return respondWithOperation(id);
  };

  const readOperation = async (id: string, timestamp: number): Promise<Response> => {
    const operation = await store.transact((rows) => {
      const row = rows.findOperation(id);
      if (row) return row.operation;
      // From now on an older request for this id is refused, wherever it was delayed. One that is
      // older than the tolerance of signatures is refused anyway.
      rows.deleteTombstonesBefore(Math.floor(system.now() / 1_000) - 2 * TOLERANCE_SECONDS);
      rows.putTombstone(id, Math.max(timestamp, rows.findTombstone(id) ?? 0));
      return null;
    });
    if (!operation)
      return respondError('OPERATION_NOT_FOUND', {
        operation: id,
        message: 'This operation was never received. It will not begin unless it is sent again.',
      });
    if (isFinal(operation)) return respond(200, operation);
    await waitAtMost(runner.refresh(id));
    return respondWithOperation(id);
  };

  const readStatement = async (date: string | null): Promise<Response> => {
    if (!isDate(date))
      return respondError('INVALID', {
        field: 'date',
        message: 'date must be a date in the form YYYY-MM-DD.',
      });
    const isOver = new Date(system.now()).toISOString().slice(0, 10) > date;
    const { operations, payments } = await store.transact((rows) => rows.successesOn(date));
    const day = { operations: operations.map(toKnown), payments, isOver };
    const made = await options.makeStatement(date, day);
    return respond(200, statement.parse({ date, ...made }));
  };

  const route = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.startsWith(`${options.basePath}/`)
      ? url.pathname.slice(options.basePath.length)
      : '';
    const [, id] = /^\/operations\/([A-Za-z0-9_-]{8,64})$/.exec(path) ?? [];
    const method = path === '/operations' ? 'POST' : 'GET';
    if (
      id === undefined &&
      !['/operations', '/capabilities', '/statements'].includes(path)
    )
      return respondError('ENDPOINT_NOT_FOUND', {
        message: `Unknown endpoint: ${request.method} ${path}`,
      });
    if (request.method !== method)
      return respondError('METHOD_NOT_ALLOWED', { message: `Send ${method} to ${path}.` });
    const message = await readMessage(keys, request, path + url.search, system.now());
    if (!message.ok) return message.response;
    if (id !== undefined) return readOperation(id, message.timestamp);
    if (path === '/operations') return postOperation(message, message.bytes);
    return path === '/capabilities'
      ? respond(200, capabilities)
      : readStatement(url.searchParams.get('date'));
  };

  return async (request: Request): Promise<Response> => {
    try {
      return await route(request);
    } catch (error) {
      options.failed({ during: 'request', id: request.headers.get('webhook-id'), error });
      return respondError('INTERNAL_ERROR', {
        message: 'The connector failed. Ask for the operation with GET /operations/{id}.',
      });
    }
  };
};
