// Building blocks of samples: bodies, created objects and requests.
import { contractNamed } from '../../registry.ts';
import { Blocked, requireObject, textOf } from '../../violation.ts';
import type { Input } from '../../wire/encode.ts';
import type { Actor } from '../../wire/message.ts';
import { eventually } from '../eventually.ts';
import type { Trial } from '../trial.ts';

export type Body = Readonly<Record<string, unknown>>;
export type Made = Readonly<Record<string, unknown>>;

/** What is known of how to make the objects of a resource and the requests of its endpoints. */
export interface Samples {
  /** Resource, as references name it -> makes one. */
  readonly makers?: Readonly<Record<string, (trial: Trial) => Promise<Made>>>;
  /**
   * Endpoint -> bodies, one for each shape it takes; the first is the one that laws send. Endpoints
   * that are left out take the example of their contract.
   */
  readonly bodies?: Readonly<Record<string, readonly ((trial: Trial) => Body | Promise<Body>)[]>>;
  /** Endpoint -> whole requests, where the body depends on the object that the path names. */
  readonly requests?: Readonly<Record<string, readonly ((trial: Trial) => Promise<Input>)[]>>;
}

/** The header of the newest version an endpoint knows: the account's own may be another. */
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

/** Makes the objects of an endpoint, by the function that makes its bodies. */
export const maker =
  (
    endpoint: string,
    what: string,
    bodyOf: (trial: Trial, change: Body, as?: Actor) => Body | Promise<Body>,
  ) =>
  async (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
    make(trial, endpoint, { body: await bodyOf(trial, change, as) }, what, as);

/** A request about a new object, with a body if it takes one. */
export const about =
  (make: (trial: Trial) => Promise<Made>, bodyOf?: (trial: Trial) => Body) =>
  async (trial: Trial): Promise<Input> => ({
    params: { id: textOf(await make(trial), 'id') },
    ...(bodyOf && { body: bodyOf(trial) }),
  });

/** Reads an object until it is in none of the states that pass by themselves. */
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
