// Validates every part of a request by its schema, and the rules between fields of the body;
// returns all violations at once.
import { decided, guarded } from '../conditions.ts';
import type { Parsed, RouteSpec, Rule } from '../contract.ts';
import type { Violation } from '../errors.ts';
import { requiredWhen } from '../messages.ts';
import type { PartCheck, PreparedRoute } from './endpoint.ts';
import type { Command } from './handler.ts';
import type { Parts } from './request.ts';
import type { Context } from './scope.ts';
import { unknownParameters } from './unknown-parameters.ts';
import { neededBelow, violations, VIOLATIONS_MAX } from './violations.ts';

interface Invalid {
  readonly ok: false;
  readonly errors: readonly Violation[];
}

export type Validated = { readonly ok: true; readonly command: Command } | Invalid;

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
    value,
  );

/** Returns the violations for missing fields that a rule requires, and for the fields in them. */
const missing = ({ when, require }: Rule, body: unknown, { schema, prefix }: PartCheck) =>
  require
    .map((dotted) => dotted.split('.'))
    .filter((path) => (at(body, path) ?? null) === null)
    .flatMap((path) => [
      { path: [prefix, ...path].join('.'), message: requiredWhen(when.text) },
      ...neededBelow(schema, path, prefix),
    ]);

/** Returns the sent body, which throws when an invalid place is read; null when all is invalid. */
const readable = (
  sent: unknown,
  prefix: string,
  found: readonly Violation[],
): { readonly body: never } | null => {
  const invalid = new Set(found.map(({ path }) => path));
  if (invalid.has(prefix) || found.length >= VIOLATIONS_MAX) return null;
  return { body: (invalid.size === 0 ? sent : guarded(sent, prefix, invalid)) as never };
};

/** Returns the fields of a body that are missing by the rules of its contract, as violations. */
const required = ({ rules = [] }: RouteSpec, sent: unknown, check: PartCheck, body: never) =>
  rules
    .filter(({ when }) => decided(() => when.test(body), false))
    .flatMap((rule) => missing(rule, sent, check));

/** Returns the violations that the decision would find in a body. */
const ruleViolations = ({ checks = [] }: RouteSpec, { prefix }: PartCheck, body: never) =>
  checks
    .flatMap(({ find }) => decided(() => find(body), []))
    .map(({ path, message }) => ({ path: `${prefix}.${path}`, message }));

const firstOfEach = (violations: readonly Violation[]): readonly Violation[] => {
  const first = new Map<string, Violation>();
  for (const one of violations) if (!first.has(one.path)) first.set(one.path, one);
  return [...first.values()];
};

/**
 * Validates the decoded parts of a request. The response to an invalid request also lists
 * everything that the decision would certainly refuse; the decision itself finds more, with its own
 * codes.
 */
export const validateParts = (
  route: PreparedRoute,
  parts: Partial<Parts>,
  version: string | null,
): { readonly ok: true; readonly parsed: Parsed<RouteSpec> } | Invalid => {
  const { contract } = route;
  const errors: Violation[] = [];
  const parsed: Record<string, unknown> = { params: {}, query: {}, headers: {}, body: {} };
  let findRuleViolations = (): readonly Violation[] => [];
  for (const check of route.checks(version)) {
    const { part, prefix, schema, fast } = check;
    if (!(part in parts)) continue;
    const sent = parts[part];
    const result = fast.safeParse(sent); // CORE-12
    // Without the fields that the schema does not name (CORE-UNSPEC-09).
    if (result.success) parsed[part] = result.data;
    const found = result.success ? [] : violations(schema, sent, prefix);
    errors.push(...found);
    const read = part === 'body' ? readable(sent, prefix, found) : null;
    if (!read) continue;
    errors.push(...required(contract, sent, check, read.body));
    findRuleViolations = () => ruleViolations(contract, check, read.body);
  }
  if (errors.length > 0)
    return { ok: false, errors: firstOfEach([...errors, ...findRuleViolations()]) };
  return { ok: true, parsed: parsed as unknown as Parsed<RouteSpec> };
};

/**
 * Returns the violations of unknown query parameters of a read; the public service ignores most of
 * them (CORE-UNSPEC-09).
 */
const unknownFilters = (
  { contract: { method, query: schema, refusesUnknownQuery } }: PreparedRoute,
  { query }: Partial<Parts>,
  { dialect }: Context,
): readonly Violation[] =>
  method === 'GET' && schema && query && (dialect === 'spec' || refusesUnknownQuery === true)
    ? unknownParameters(schema, query)
    : [];

/** Converts a decoded request to a command for its handler, or returns its violations. */
export const validate = (
  route: PreparedRoute,
  parts: Partial<Parts>,
  context: Context,
): Validated => {
  const found = validateParts(route, parts, context.version);
  const unknown = unknownFilters(route, parts, context);
  if (unknown.length > 0)
    return { ok: false, errors: firstOfEach([...unknown, ...(found.ok ? [] : found.errors)]) };
  return found.ok ? { ok: true, command: { ...found.parsed, context } } : found;
};
