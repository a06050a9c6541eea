// Sends requests of samples that must succeed, and waits for states that pass automatically.
import { contractNamed } from '../../registry.ts';
import { Blocked, requireObject } from '../../violation.ts';
import type { Input } from '../../targets/wire/encode.ts';
import type { Actor } from '../../targets/wire/message.ts';
import { eventually } from '../eventually.ts';
import type { Trial } from '../trial.ts';

export type Body = Readonly<Record<string, unknown>>;
export type Made = Readonly<Record<string, unknown>>;

/**
 * Returns the header of the newest version of an endpoint; the default of the account may be
 * another.
 */
export const versionOf = (endpoint: string): Pick<Input, 'headers'> => {
  const newest = contractNamed(endpoint).versions?.at(-1);
  return newest === undefined ? {} : { headers: { 'api-version': newest } };
};

/** Sends a request that must succeed for a law to be tried, and returns the object. */
export const make = async (
  trial: Trial,
  endpoint: string,
  input: Input,
  what: string,
  as?: Actor,
): Promise<Made> =>
  requireObject(
    await trial.call(endpoint, { ...versionOf(endpoint), ...input }, { ...(as && { as }) }),
    what,
  );

/** Reads an object until it has left the states that pass automatically. */
export const settled = async (
  trial: Trial,
  read: string,
  params: Readonly<Record<string, string>>,
  passing: readonly string[],
  as?: Actor,
): Promise<Made> => {
  const passes = ({ status }: Made): boolean => passing.includes(String(status));
  const object = await eventually(
    trial,
    () => make(trial, read, { params }, `what ${read} reads`, as),
    (now) => !passes(now),
  );
  if (passes(object)) throw new Blocked(`${read} keeps answering ${passing.join(' or ')}`);
  return object;
};
