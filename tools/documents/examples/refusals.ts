// Records the errors of every call: without a key, without permission, for an unknown object, with
// a wrong body, with the idempotency key of another request.
import { bodyIn, type CallSpec } from '@kasir/core';
import { pathOf } from '../wire.ts';
import type { Body, Recorder } from './recorder.ts';

/** Error bodies by id of the call and error code. */
export type Refusals = ReadonlyMap<string, ReadonlyMap<string, Body>>;

/** Body fields that most calls accept, so that they look up the object of their path. */
const plausible = {
  auth_code: '123456',
  otp_code: '123456',
  capture_amount: 1,
  amount: 1_000,
  external_id: 'nothing',
};

interface Attempt {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: string;
}

const attempts = (contract: CallSpec, key: string, weakKey: string): readonly Attempt[] => {
  const authorization = `Basic ${btoa(`${key}:`)}`;
  const dated = { 'api-version': contract.versions?.at(-1) ?? '' };
  const own = { ...dated, authorization };
  return [
    { headers: dated },
    { headers: { ...dated, authorization: `Basic ${btoa(`${weakKey}:`)}` } },
    { headers: own, body: plausible },
    { headers: own, body: 'no object' },
    { headers: own, query: 'limit=0' },
    { headers: { ...own, 'api-version': 'today' } },
    ...(contract.idempotency === 'standard'
      ? [{ headers: { ...own, 'idempotency-key': 'example-1' }, body: {} }]
      : []),
  ];
};

const errorOf = (text: string): Body & { readonly error_code?: string } =>
  (text === '' ? {} : JSON.parse(text)) as Body;

/** Provokes errors of a call; the account has used `example-1` as the key of another request. */
const refusalsOf = async (
  send: Recorder['kasir']['fetch'],
  base: string,
  contract: CallSpec,
  tries: readonly Attempt[],
): Promise<ReadonlyMap<string, Body>> => {
  const found = new Map<string, Body>();
  const path = pathOf(contract.path, new Proxy({}, { get: () => 'nothing' }));
  for (const { headers = {}, body, query } of tries) {
    const response = await send(`${base}${path}${query === undefined ? '' : `?${query}`}`, {
      method: contract.method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(bodyIn(contract, null) && { body: JSON.stringify(body ?? plausible) }),
    });
    const refusal = errorOf(await response.text());
    const { error_code: code } = refusal;
    if (code !== undefined && contract.errors[code] === response.status && !found.has(code))
      found.set(code, refusal);
  }
  return found;
};

/** Provokes errors of calls of the merchant APIs. */
export const recordRefusals = async (
  { kasir }: Recorder,
  contracts: readonly CallSpec[],
): Promise<Refusals> => {
  const params = { id: kasir.account };
  const made = await kasir.control.keys.create({ params, body: { permissions: [] } });
  if (!made.ok) throw new Error('There is no key without permissions.');
  const all = new Map<string, ReadonlyMap<string, Body>>();
  for (const contract of contracts) {
    const tries = attempts(contract, kasir.key, made.body.key);
    all.set(contract.id, await refusalsOf(kasir.fetch, kasir.baseUrl, contract, tries));
  }
  return all;
};

/** Provokes errors of calls of the control API. */
export const recordOperatorRefusals = async (
  { kasir }: Recorder,
  contracts: readonly CallSpec[],
): Promise<Refusals> => {
  const own = { authorization: `Bearer ${kasir.controlToken}` };
  const all = new Map<string, ReadonlyMap<string, Body>>();
  for (const contract of contracts) {
    const tries = [
      {},
      { headers: own, body: 'no object' },
      { headers: own, query: 'unknown=1' },
      { headers: own, body: {} },
    ];
    const safe = contract.params ? tries : tries.slice(0, 3);
    all.set(contract.id, await refusalsOf(kasir.fetch, kasir.controlUrl, contract, safe));
  }
  return all;
};
