// Validation: every part of a request by its schema, then the rules between fields, all violations
// at once.
import type { Rule } from '../contract.ts';
import type { Violation } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';
import type { Command } from './handler.ts';
import type { Parts } from './request.ts';
import { explained } from './violations.ts';
import type { Context } from './scope.ts';

export type Validated =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly errors: readonly Violation[] };

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

/** Parses a decoded request. Rules read the parsed body, so they wait until it is valid. */
export const validate = (endpoint: Endpoint, parts: Parts, context: Context): Validated => {
  const errors: Violation[] = [];
  const parsed: Record<string, unknown> = { params: {}, query: {}, headers: {}, body: {} };
  for (const { part, prefix, schema, fast } of endpoint.checks(context.version)) {
    const result = fast.safeParse(parts[part]);
    if (result.success) parsed[part] = result.data;
    else errors.push(...explained(schema, parts[part], prefix, result.error.issues));
  }
  const { rules } = endpoint.contract;
  if (rules && !errors.some(({ path }) => /^body(\.|$)/.test(path)))
    errors.push(...rules.flatMap((rule) => broken(rule, parsed['body'])));
  if (errors.length > 0) return { ok: false, errors };
  const { params, query, headers, body } = parsed;
  return { ok: true, command: { params, query, headers, body, context } as Command };
};
