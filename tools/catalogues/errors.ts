// Writes the catalog of errors: every code with its status, cause, remedy and endpoints.
import { controlContracts } from '@kasir/control';
import { contractsOf, edgeErrors, type RouteSpec } from '@kasir/core';
import { errorCauses } from '@kasir/models';
import { registry } from '@kasir/conformance';
import { snapContracts } from '@kasir/snap-api';
import { code, page, prose, type GeneratedFile } from './markdown.ts';

/** Endpoints by the error code and status that their contracts declare. */
export type DeclaredErrors = ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;

/** The suite knows the endpoints of the specification, of the bank standard one of two. */
const endpoints: readonly RouteSpec[] = [
  ...new Set([...registry.contracts.values(), ...contractsOf(snapContracts)]),
];
const operations: readonly RouteSpec[] = Object.values(controlContracts).flatMap(
  (group): RouteSpec[] => Object.values(group),
);

const EVERY_ENDPOINT = 'every endpoint of the API';
const EVERY_OPERATION = 'every operation of the control API';

const declaredBy = (
  routes: readonly RouteSpec[],
  every: string,
  nameOf: (route: RouteSpec) => string,
): readonly (readonly [errorCode: string, status: number, where: readonly string[]])[] => {
  const found = new Map<string, readonly [string, number, string[]]>();
  for (const route of routes)
    for (const [errorCode, status] of Object.entries(route.errors)) {
      const key = `${errorCode} ${String(status)}`;
      const entry = found.get(key) ?? ([errorCode, status, []] as const);
      entry[2].push(nameOf(route));
      found.set(key, entry);
    }
  return [...found.values()].map(([errorCode, status, where]) => [
    errorCode,
    status,
    where.length === routes.length ? [every] : where.toSorted(),
  ]);
};

/** Returns every code that a contract declares, and those of requests that reach no endpoint. */
export const declaredErrors = (): DeclaredErrors => {
  const all = [
    ...declaredBy(endpoints, EVERY_ENDPOINT, ({ method, path }) => `\`${method} ${path}\``),
    ...declaredBy(
      operations,
      EVERY_OPERATION,
      ({ method, path }) => `\`${method} {control}${path}\``,
    ),
    ...Object.entries(edgeErrors).map(
      ([errorCode, status]) => [errorCode, status, ['requests that reach no endpoint']] as const,
    ),
  ];
  const found = new Map<string, Map<number, readonly string[]>>();
  for (const [errorCode, status, where] of all.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const statuses = found.get(errorCode) ?? new Map<number, readonly string[]>();
    found.set(errorCode, statuses.set(status, [...(statuses.get(status) ?? []), ...where]));
  }
  return found;
};

const meanings: Readonly<Record<number, string>> = {
  400: 'the request cannot be carried out as it is',
  401: 'the caller is not known',
  403: 'the caller may not do this',
  404: 'there is no such object or path',
  405: 'the path has no such method',
  408: 'the request was too slow',
  409: 'it conflicts with what happened before',
  413: 'the body is too large',
  422: 'a provider refuses it',
  429: 'too many requests',
  500: 'the outcome is not known',
  502: 'a service that it needs does not respond',
  503: 'it is not available now',
};

/** Returns a link to the heading of a code. */
const linkTo = (errorCode: string): string => `[\`${errorCode}\`](#${errorCode.toLowerCase()})`;

const entry = ([errorCode, statuses]: readonly [
  string,
  ReadonlyMap<number, readonly string[]>,
]) => {
  const cause = errorCauses[errorCode];
  if (!cause) throw new Error(`errorCauses does not explain ${errorCode}.`);
  const where = [...statuses].map(([status, places]) => `- ${status}: ${places.join(', ')}`);
  return [
    `### ${errorCode}`,
    prose(cause.why),
    `**What to do:** ${prose(cause.remedy)}`,
    where.join('\n'),
  ].join('\n\n');
};

/** Returns the page of errors. */
export const errorCatalogue = (): GeneratedFile => {
  const declared = declaredErrors();
  const statuses = [...new Set([...declared.values()].flatMap((one) => [...one.keys()]))].toSorted(
    (a, b) => a - b,
  );
  const withStatus = (status: number): string =>
    [...declared]
      .filter(([, one]) => one.has(status))
      .map(([errorCode]) => linkTo(errorCode))
      .join(', ');
  return page('docs/reference/errors.md', 'Errors', [
    `Every response that is not a success has a body of the same form: ${code('error_code')} for programs, ${code('message')} for people, and with ${code('API_VALIDATION_ERROR')} a list ${code('errors')} of all violations, each with its ${code('path')} and ${code('message')}. The clients of Kasir return errors as values, discriminated by ${code('code')}.`,
    'A request whose outcome you do not know (no response, 500, 503) is safe to repeat with the same idempotency key: it happens once.',
    '## By status',
    statuses
      .map(
        (status) => `- **${status}**, ${meanings[status] ?? 'see the code'}: ${withStatus(status)}`,
      )
      .join('\n'),
    '## Codes',
    ...[...declared].map(entry),
  ]);
};
