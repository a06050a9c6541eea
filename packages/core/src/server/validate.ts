// Validation: every part of a request by its schema, then the rules between fields, all violations
// at once.
import type { Parsed, RouteSpec, Rule } from '../contract.ts';
import type { Violation } from '../errors.ts';
import type { PreparedRoute } from './endpoint.ts';
import type { Command } from './handler.ts';
import type { Parts } from './request.ts';
import { explained } from './violations.ts';
import type { Context } from './scope.ts';

interface Invalid {
  readonly ok: false;
  readonly errors: readonly Violation[];
}

export type Validated = { readonly ok: true; readonly command: Command } | Invalid;

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
      value,
    );

const broken = (rule: Rule, body: unknown): Violation[] =>
  (rule.when.test as (body: unknown) => boolean)(body)
    ? rule.require
        .filter((path) => (at(body, path) ?? null) === null)
        .map((path) => ({
          path: `body.${path}`,
          message: `This field is required when ${rule.when.text}.`,
        }))
    : [];

/** Parses decoded parts. Rules read the parsed body, so they wait until it is valid. */
export const validateParts = (
  route: PreparedRoute,
  parts: Parts,
  version: string | null,
): { readonly ok: true; readonly parsed: Parsed<RouteSpec> } | Invalid => {
  const errors: Violation[] = [];
  const parsed: Record<string, unknown> = { params: {}, query: {}, headers: {}, body: {} };
  for (const { part, prefix, schema, fast } of route.checks(version)) {
    const result = fast.safeParse(parts[part]);
    if (result.success) parsed[part] = result.data;
    else errors.push(...explained(schema, parts[part], prefix, result.error.issues));
  }
  const { rules } = route.contract;
  if (rules && !errors.some(({ path }) => /^body(\.|$)/.test(path)))
    errors.push(...rules.flatMap((rule) => broken(rule, parsed['body'])));
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, parsed: parsed as unknown as Parsed<RouteSpec> };
};

/** Makes a decoded request a command for its handler, or lists what is wrong with it. */
export const validate = (route: PreparedRoute, parts: Parts, context: Context): Validated => {
  const found = validateParts(route, parts, context.version);
  return found.ok ? { ok: true, command: { ...found.parsed, context } } : found;
};
