// Optional fields of a request that a target only returns: any valid value is sent, and the
// response must show the same value, or none.
import fc from 'fast-check';
import type * as z from 'zod';
import { clauses } from '../clauses.ts';
import { toText } from '../differences.ts';
import { fieldClauses } from '../field-clauses.ts';
import { arbitraryFor } from '../generate/arbitrary.ts';
import { contractNamed } from '../registry.ts';
import type { Made } from '../run/samples/sample.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import { metadataOf, textAt } from '../run/samples/values.ts';
import { nodeOf } from '../schema.ts';
import { Violation } from '../violation.ts';
import { field } from '../targets/wire/message.ts';
import type { Command, Levels } from './command.ts';
import type { Model } from './model.ts';

/**
 * Returns the description and the metadata for some levels; responses return them as they were
 * sent.
 */
export const textsOf = (levels: Levels, draw: SeededRandom): Made => {
  const description = textAt(levels['description'], draw);
  return {
    ...(description !== undefined && { description }),
    ...metadataOf(levels['metadata'], draw),
  };
};

const GIVEN = 'given';
const factor = (path: string): string => `+${path}`;

/** Returns the factors of a command that decide which of its extras are sent. */
export const extraFactors = ({ extras = [], unshown = [] }: Command): Command['factors'] =>
  Object.fromEntries(
    [...extras, ...unshown].map((path) => [factor(path), ['left out', 'left out', GIVEN]]),
  );

/** Returns the schema of a field, in whichever option of a union it is; null without one. */
const schemaAt = (schema: z.ZodType, [name, ...rest]: readonly string[]): z.ZodType | null => {
  if (name === undefined) return schema;
  const { shape, options } = nodeOf(schema);
  const inner = shape[name];
  if (inner) return schemaAt(inner, rest);
  for (const option of options) {
    const found = schemaAt(option, [name, ...rest]);
    if (found) return found;
  }
  return null;
};

/** Returns the body with a value at a path; unchanged when the containing object was not sent. */
const withAt = (body: Made, [name = '', ...rest]: readonly string[], value: unknown): Made => {
  if (rest.length === 0) return { ...body, [name]: value };
  const inner = body[name];
  return typeof inner === 'object' && inner !== null
    ? { ...body, [name]: withAt(inner as Made, rest, value) }
    : body;
};

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => field(value, name), body);

/**
 * Returns the body of a request with the extras that the levels choose. A target that is not held
 * to the contracts may refuse a value that it does not show.
 */
export const withExtras = (
  { trial: { isHeldToContracts } }: Model,
  { endpoint, extras = [], unshown = [] }: Command,
  levels: Levels,
  draw: SeededRandom,
  body: Made,
): Made => {
  const contract = contractNamed(endpoint);
  return [...extras, ...(isHeldToContracts ? unshown : [])]
    .filter((path) => levels[factor(path)] === GIVEN)
    .reduce((made, path) => {
      const schema = contract.body && schemaAt(contract.body, path.split('.'));
      if (!schema) throw new Error(`${endpoint} has no field ${path}.`);
      const [value] = fc.sample(arbitraryFor(nodeOf(schema).schema, draw.magic), {
        seed: draw.integer(1, 2 ** 30),
        numRuns: 1,
      });
      return withAt(made, path.split('.'), value);
    }, body);
};

export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.values(value).every((inner) => isNothing(inner)));

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(value);

/** Returns whether everything that was sent is returned; a target may add members. */
export const isReturned = (sent: unknown, seen: unknown): boolean => {
  if (isNothing(sent)) return isNothing(seen);
  if (Array.isArray(sent))
    return (
      Array.isArray(seen) &&
      seen.length === sent.length &&
      sent.every((member, at) => isReturned(member, seen[at]))
    );
  if (typeof sent === 'object' && sent !== null)
    return Object.entries(sent).every(([name, inner]) => isReturned(inner, field(seen, name)));
  return (
    sent === seen || (isMoment(sent) && isMoment(seen) && Date.parse(sent) === Date.parse(seen))
  );
};

/**
 * Checks that a response has the extras that were sent, and no others. A field that no clause
 * requires may be left out, but only consistently. Throws `Violation`.
 */
export const expectExtras = (
  model: Model,
  { endpoint, extras = [], name }: Command,
  sent: unknown,
  body: Made,
): void => {
  for (const path of extras) {
    const [wanted, seen] = [valueAt(sent, path), valueAt(body, path)];
    if (!model.trial.isHeldToContracts && !isNothing(wanted)) {
      model.alike(`${path} of "${name}"`, isNothing(seen) ? 'is left out' : 'is handed back');
      if (isNothing(seen)) continue;
    }
    if (isReturned(wanted, seen)) continue;
    const clause = fieldClauses(contractNamed(endpoint), path).find((id) => clauses().has(id));
    const what = `${path} to "${name}"${clause === undefined ? '' : ` (${clause})`}`;
    throw new Violation(`${what} to be returned as it was sent: ${toText(wanted)}`, toText(seen));
  }
};
