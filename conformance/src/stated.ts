// Reads what the specification itself states about requests and responses. Contracts declare more,
// as the public service and Kasir do, and other targets are not held to the rest.
import type { EndpointSpec } from '@kasir/core';
import { clauses, clausesOf, obliges } from './clauses.ts';
import { fieldClauses, shapeClauses } from './field-clauses.ts';

const textsOf = (ids: readonly string[]): readonly string[] =>
  ids.filter(obliges).map((id) => clauses().get(id)?.text ?? '');

/** Returns a path as clauses name fields, without the indexes of lists. */
const plain = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

/** Words that state the type or the format of a field. */
const TYPE =
  /\b(?:string|number|integer|array|object|boolean|timestamp|code|E\.164|ISO \d+|YYYY-MM-DD|at most \d+)/;

/** Words that rule out null (REQUIRED), and those that rule out absence (MUST_BE_THERE). */
const REQUIRED = /\brequired\b(?! (?:mark|when|for))/;
const MUST_BE_THERE = /\brequired\b(?! (?:mark|when|for))|\bis present\b/;

/** Values that a clause lists (WORDS), and words that state the format of a value (FORM). */
const WORDS = /\b[A-Z][A-Z_]{2,}\b/;
const FORM = new RegExp(`${TYPE.source}|\\bbegins with|${WORDS.source}`);

/** The statements of clauses about a field of a request, or a parameter of a list. */
export interface StatedField {
  readonly isNamed: boolean;
  readonly isRequired: boolean;
  readonly isTyped: boolean;
  /** Returns whether they list one of these values. */
  readonly lists: (values: readonly unknown[]) => boolean;
}

/** Returns what clauses state about a field of a request, by its path. */
export const statedField = (contract: EndpointSpec, path: string): StatedField => {
  const name = plain(path);
  const texts = textsOf(fieldClauses(contract, name));
  const some = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  return {
    isNamed: texts.length > 0,
    isRequired: some(REQUIRED),
    isTyped: some(TYPE),
    lists: (values) => texts.some((text) => values.some((value) => text.includes(String(value)))),
  };
};

/** Returns the success status that a clause states, or null if any success will do. */
export const statedSuccess = (contract: EndpointSpec): number | null => {
  const found = textsOf(clausesOf(contract)).flatMap(
    (text) => /\bsuccess is (2\d\d)\b/.exec(text)?.[1] ?? [],
  );
  return found[0] === undefined ? null : Number(found[0]);
};

/** A problem of a response, as zod reports it. */
export interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly input?: unknown;
  readonly errors?: readonly (readonly Issue[])[];
}

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    body,
  );

/** Returns the issues of a response that break a clause about the field. */
export const statedIssues = (
  contract: EndpointSpec,
  body: unknown,
  issues: readonly Issue[],
): readonly Issue[] =>
  issues.flatMap((issue) => {
    const branches = issue.errors?.map((inner) =>
      statedIssues(
        contract,
        body,
        inner.map((one) => ({ ...one, path: [...issue.path, ...one.path] })),
      ),
    );
    if (branches !== undefined && branches.length > 0)
      return branches.toSorted((one, other) => one.length - other.length)[0] ?? [];
    const names = issue.path.filter((step) => typeof step === 'string');
    const path = (names[0] === 'data' ? names.slice(1) : names).join('.');
    const texts = textsOf(shapeClauses(contract).filter((id) => id.endsWith(`-${path}`)));
    const value = valueAt(body, issue.path);
    const form = issue.code === 'invalid_value' ? WORDS : FORM;
    const wanted = value === undefined ? MUST_BE_THERE : value === null ? REQUIRED : form;
    return texts.some((text) => wanted.test(text) && !text.includes('-CONF-')) ? [issue] : [];
  });
