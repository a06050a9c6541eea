// Builds the parts of an API request from `key=value` pairs, with the types of its contract.
import { bodyIn, didYouMean, type EndpointSpec } from '@kasir/core';
import { decodeText, namesOf, preparedRoute, Router, Unreadable } from '@kasir/core/pipeline';
import * as z from 'zod';
import { CommandFailure } from '../failures/exit-codes.ts';
import { handlersIn } from '../registry.ts';
import { jsonFrom, jsonOf } from './input-file.ts';

const nothing = z.object({});

/** Both dialects have these endpoints. */
const router = new Router(handlersIn('service').map(({ contract }) => preparedRoute(contract)));

/** Returns the contract of a path without its query; undefined for an unknown one. */
export const contractOf = (method: string, path: string): EndpointSpec | undefined => {
  const route = router.find(method, path.split('?', 1)[0] ?? '');
  return route.found ? (route.endpoint.contract as EndpointSpec) : undefined;
};

/** Returns `a.b[0].c` as a form writes it: `a[b][0][c]`. */
const formName = (key: string): string => {
  const [head = '', ...rest] = key.replaceAll(/\[(\w*)\]/g, '.$1').split('.');
  return head + rest.map((part) => `[${part}]`).join('');
};

const pairOf = (flag: string, given: string): [string, string] => {
  const at = given.indexOf('=');
  if (at > 0) return [formName(given.slice(0, at)), given.slice(at + 1)];
  throw new CommandFailure(
    'usage',
    `${flag} ${given} must be KEY=VALUE such as amount=25000 or customer.email=siti@example.com.`,
  );
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns fields overridden by others; lists are replaced as a whole. */
export const mergeFields = (base: Fields, over: Fields): Fields => {
  const merged = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const before = Object.hasOwn(base, name) ? base[name] : undefined;
    merged[name] = isFields(before) && isFields(value) ? mergeFields(before, value) : value;
  }
  return merged;
};

/**
 * Decodes pairs to fields with the types of a schema. Throws a failure that names the flag for a
 * pair without `=` and for keys that contradict each other.
 */
export const fieldsFrom = (flag: string, schema: z.ZodType, pairs: readonly string[]): Fields => {
  const form = new URLSearchParams(pairs.map((pair) => pairOf(flag, pair)));
  try {
    return decodeText(schema, form.toString(), flag);
  } catch (error) {
    if (error instanceof Unreadable) {
      const said = error.violations.map(({ path, message }) => `${path}: ${message}`);
      throw new CommandFailure('usage', said.join('\n'), { cause: error });
    }
    throw error;
  }
};

/** Returns the parameters of a query as they are sent. */
export const queryFrom = (pairs: readonly string[]): URLSearchParams =>
  new URLSearchParams(pairs.map((pair) => pairOf('-d', pair)));

/** Returns the schema of a body in the version of the request. */
export const bodySchema = (contract: EndpointSpec | undefined, version: string | null): z.ZodType =>
  (contract && bodyIn(contract, version)) ?? nothing;

/**
 * Returns the body of `-d` flags: whole documents (`{...}` or `@FILE`) first, single fields over
 * them. Undefined without any.
 */
export const bodyFrom = (given: readonly string[], schema: z.ZodType): Fields | undefined => {
  if (given.length === 0) return undefined;
  const isWhole = (one: string): boolean => one.startsWith('@') || one.trimStart().startsWith('{');
  const whole = given
    .filter(isWhole)
    .map((one) => (one.startsWith('@') ? jsonFrom('-d', one.slice(1)) : jsonOf('-d', one)));
  const single = fieldsFrom(
    '-d',
    schema,
    given.filter((one) => !isWhole(one)),
  );
  return [...whole, single].reduce<Fields>((body, part) => mergeFields(body, { ...part }), {});
};

/**
 * Returns a warning for each top-level field that the contract does not have, with a similar name
 * that it has.
 */
export const fieldWarnings = (body: Fields, schema: z.ZodType): readonly string[] => {
  const known = namesOf(schema);
  return Object.keys(body)
    .filter((name) => !known.includes(name) && didYouMean(name, known) !== '')
    .map((name) => `The endpoint has no field ${name}.${didYouMean(name, known)}`);
};
