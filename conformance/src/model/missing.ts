// Fields that a contract requires, alone or for the other values of its request: without one of
// them the request is refused, whatever else it says.
import { isSent, type EndpointSpec } from '@kasir/core';
import { fieldClauses } from '../field-clauses.ts';
import { contractNamed } from '../registry.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Input } from '../wire/encode.ts';
import type { Command, Expectation } from './command.ts';

const isObject = (value: unknown): value is Made =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of all fields of a body, those of lists left out. */
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

/** Whether a contract takes a body: by its fields, and by the rules between them. */
export const accepts = (
  { body: schema, rules = [], checks = [] }: EndpointSpec,
  body: Made,
): boolean =>
  schema?.safeParse(body).success === true &&
  rules.every(
    ({ when, require }) => !when.test(body as never) || require.every((name) => isSent(body, name)),
  ) &&
  checks.every(({ find }) => find(body as never).length === 0);

/** A request that lacks a field, and what must be returned. */
export interface Lacking {
  readonly path: string;
  readonly input: Input;
  readonly expectation: Expectation;
}

/** A request without each field that it needs; none where its contract does not accept it whole. */
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
