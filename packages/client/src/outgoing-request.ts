// Builds the request of a call once, so that every attempt has the same bytes and the same key.
import type { CallData } from './call-data.ts';
import { targetOf, type Base, type Params, type Query, type Scalar } from './address.ts';
import type { OutgoingRequest } from './exchange.ts';
import type { AnyCallOptions } from './options.ts';

/** The parts of a call, for any contract. */
export interface AnyInput {
  readonly params?: Params | undefined;
  readonly query?: Query | undefined;
  readonly headers?: Readonly<Record<string, Scalar>> | undefined;
  readonly body?: unknown;
}

/** Returns a random uuid (version 4). */
const uuid = (random: () => number): string => {
  const digit = (_: unknown, index: number): string => {
    const value = Math.floor(random() * 16);
    return (index === 12 ? 4 : index === 16 ? 8 | (value & 3) : value).toString(16);
  };
  const hex = Array.from({ length: 32 }, digit).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

const versionOf = (contract: CallData, requested: string | undefined): string | undefined => {
  if (contract.version === 'ignored') return undefined;
  return requested ?? (contract.version === 'required' ? contract.versions?.at(-1) : undefined);
};

const lowerCased = (headers: Readonly<Record<string, Scalar>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name.toLowerCase(), String(value)]],
    ),
  );

/**
 * Checks that HTTP can carry all characters; the message has only the header name, because the
 * value may be a secret.
 */
const checked = (headers: Record<string, string>): Record<string, string> => {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w!#$%&'*+\-.^`|~]+$/.test(name))
      throw new TypeError(`${JSON.stringify(name)} is not a valid name of a header.`);
    if (/[^\t\x20-\x7e\x80-\xff]/.test(value))
      throw new TypeError(`The header ${name} contains characters that cannot be sent.`);
  }
  return headers;
};

interface Sender {
  readonly base: Base;
  readonly authorization: string;
  readonly random: () => number;
}

/** Builds the request of a call. Throws TypeError for values that cannot be sent. */
export const buildRequest = (
  sender: Sender,
  contract: CallData,
  input: AnyInput,
  options: AnyCallOptions,
): OutgoingRequest => {
  const own = lowerCased({ ...options.headers, ...input.headers });
  const keyHeader = contract.idempotency === 'x-external-id' ? 'x-external-id' : 'idempotency-key';
  const idempotencyKey =
    contract.idempotency === 'none'
      ? null
      : (options.idempotencyKey ?? own[keyHeader] ?? uuid(sender.random));
  const version = versionOf(contract, options.version);
  const headers = checked({
    ...own,
    accept: 'application/json',
    authorization: sender.authorization,
    ...(contract.body && { 'content-type': 'application/json' }),
    ...(idempotencyKey !== null && { [keyHeader]: idempotencyKey }),
    ...(version !== undefined && { 'api-version': version }),
    ...(options.forUserId !== undefined && { 'for-user-id': options.forUserId }),
  });
  return {
    origin: sender.base.origin,
    path: targetOf(sender.base, contract, input.params ?? {}, input.query ?? {}),
    method: contract.method,
    headers,
    body: contract.body ? JSON.stringify(input.body ?? {}) : null,
    idempotencyKey,
  };
};
