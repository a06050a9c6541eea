// The client of the control API in a browser: methods and types follow from the contracts, paths
// from the facts of the page, so that no schema or validator is loaded.
import type { controlContracts } from '@kasir/control';
import type { AllOptional, CallSpec, Request, SuccessOutput } from '@kasir/core';
import type { OperationFacts } from '../../facts.ts';
import { facts } from './facts.ts';
import { failureOf, unreachable } from './failure.ts';
import { readToken } from './session.ts';

type Contracts = typeof controlContracts;

/** The arguments of an operation; all are optional when every part of its request is. */
type Arguments<C extends CallSpec> =
  AllOptional<Request<C>> extends true
    ? [input?: Request<C>, signal?: AbortSignal]
    : [input: Request<C>, signal?: AbortSignal];

type Method<C> = C extends CallSpec ? (...args: Arguments<C>) => Promise<SuccessOutput<C>> : never;

export type ControlApi = {
  readonly [G in keyof Contracts]: { readonly [V in keyof Contracts[G]]: Method<Contracts[G][V]> };
};

/** The result of an operation. */
export type Returned<M> = M extends (...args: never[]) => Promise<infer T> ? T : never;

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Returns the path and query of a call. */
export const targetOf = (path: string, { params = {}, query = {} }: Input): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return null;
  }
};

const call = async (
  { method, path }: OperationFacts,
  input: Input = {},
  signal?: AbortSignal,
): Promise<unknown> => {
  const takesBody = method === 'POST' || method === 'PATCH';
  const response = await fetch(targetOf(path, input), {
    method,
    headers: {
      authorization: `Bearer ${readToken() ?? ''}`,
      ...(takesBody && { 'content-type': 'application/json' }),
    },
    cache: 'no-store',
    ...(takesBody && { body: JSON.stringify(input.body ?? {}) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : unreachable();
  });
  const body = await readBody(response);
  if (!response.ok) throw failureOf(response.status, body);
  return body;
};

const createApi = (): ControlApi => {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const [name, operation] of Object.entries(facts().operations)) {
    const [group = '', verb = ''] = name.split('.');
    (groups[group] ??= {})[verb] = (input?: Input, signal?: AbortSignal) =>
      call(operation, input, signal);
  }
  return groups as unknown as ControlApi;
};

let made: ControlApi | undefined;

/** Returns the client of this page. */
export const api = (): ControlApi => (made ??= createApi());
