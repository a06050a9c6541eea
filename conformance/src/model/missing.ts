// Fields that a contract requires, always or because of other values of the request: without one of
// them the request is refused, whatever else it holds.
import { isSent, type EndpointSpec } from '@kasir/core';
import { fieldClauses } from '../field-clauses.ts';
import { contractNamed } from '../registry.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Input } from '../targets/wire/encode.ts';
import { field } from '../targets/wire/message.ts';
import type { Command, Expectation } from './command.ts';

const isObject = (value: unknown): value is Made =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the paths of all fields of a body, except those inside lists. */
const pathsIn = (body: Made): readonly (readonly string[])[] =>
  Object.entries(body).flatMap(([name, value]) => [
    [name],
    ...(isObject(value) ? pathsIn(value).map((path) => [name, ...path]) : []),
  ]);

const withoutPath = (body: Made, [name = '', ...rest]: readonly string[]): Made => {
  const { [name]: value, ...others } = body;
  return rest.length > 0 && isObject(value)
    ? { ...body, [name]: withoutPath(value, rest) }
    : others;
};

/** Returns whether a body has a value at a path, such as `additionalData.userId`. */
const hasAt = (body: Made, path: string): boolean => {
  const names = path.split('.');
  const inner = names.slice(0, -1).reduce<unknown>((value, name) => field(value, name), body);
  return isObject(inner) && isSent(inner, names.at(-1) ?? '');
};

/** Returns whether a contract accepts a body, by its fields and by the rules between them. */
export const accepts = (
  { body: schema, rules = [], checks = [] }: EndpointSpec,
  body: Made,
): boolean =>
  schema?.safeParse(body).success === true &&
  rules.every(
    ({ when, require }) => !when.test(body as never) || require.every((path) => hasAt(body, path)),
  ) &&
  checks.every(({ find }) => find(body as never).length === 0);

/** A request that lacks a field, and the expected response. */
export interface Lacking {
  readonly path: string;
  readonly input: Input;
  readonly expectation: Expectation;
}

/**
 * Returns one request without each required field; none when its contract rejects the full request.
 */
export const lackingEach = ({ endpoint }: Command, input: Input): readonly Lacking[] => {
  const contract = contractNamed(endpoint);
  const { body } = input;
  // Another version may need other fields.
  const isDated =
    input.headers?.['api-version'] !== undefined && contract.datedBodies !== undefined;
  if (isDated || !isObject(body) || !accepts(contract, body)) return [];
  return pathsIn(body).flatMap((path) => {
    const less = withoutPath(body, path);
    if (accepts(contract, less)) return [];
    const name = path.join('.');
    const [clause = contract.id] = fieldClauses(contract, name);
    const expectation = { is: 'refused', status: 400, clause } as const;
    return [{ path: name, input: { ...input, body: less }, expectation }];
  });
};
