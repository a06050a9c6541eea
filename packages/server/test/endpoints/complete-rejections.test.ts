// Checks that one response names all violations of a request, at every endpoint that reads a body.
import type { EndpointSpec } from '@kasir/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handlers } from '../../src/index.ts';
import { openTestServer } from '../../src/testing/test-server.ts';

type Path = readonly string[];

interface Place {
  readonly path: Path;
  readonly value: unknown;
}

/** Every place of a body, however deep. */
const placesIn = (value: unknown, path: Path = []): Place[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        { path: [...path, key], value: inner },
        ...placesIn(inner, [...path, key]),
      ]);

/** Returns a value that no field with a value of this type accepts. */
const wrongFor = (value: unknown): unknown =>
  value !== null && typeof value === 'object' ? 'no object' : [[]];

/** Returns a copy with another value at a place; undefined removes the place. */
const withValue = (body: unknown, [head, ...rest]: Path, value: unknown): unknown => {
  if (head === undefined) return value;
  const inner: unknown = withValue(Reflect.get(body as object, head), rest, value);
  if (Array.isArray(body))
    return body.map((item: unknown, i) => (String(i) === head ? inner : item));
  const entries = Object.entries({ ...(body as object), [head]: inner });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
};

const isWithin = (a: Path, b: Path): boolean => b.every((key, index) => a[index] === key);

/** Returns the places that are not part of another one. */
const apart = (places: readonly Place[]): Place[] =>
  places.filter(({ path }, index) =>
    places.every((other, at) => at === index || !isWithin(path, other.path)),
  );

/** Returns whether a place is required: a body without it is refused at this place. */
const isNeeded = ({ body }: EndpointSpec, sample: unknown, { path }: Place): boolean =>
  body
    ?.safeParse(withValue(sample, path, undefined))
    .error?.issues.some((issue) => issue.path.join('.') === path.join('.')) ?? false;

/** Returns whether a broken `type` next to a place makes it unknown what is required there. */
const isUndecided = ({ path }: Place, broken: readonly { readonly place: Place }[]): boolean =>
  broken.some(
    ({ place }) => isWithin(path, place.path.slice(0, -1)) && place.path.at(-1) === 'type',
  );

// The body of a signed request is validated only after its signature.
const withBody = handlers
  .filter(({ authenticate }) => authenticate === undefined)
  .map(({ contract }) => contract)
  .filter(({ body }) => body);

const cases = withBody.flatMap((contract) =>
  Object.entries(contract.examples ?? {}).map(([name, sample]) => ({
    contract,
    name,
    sample,
  })),
);

/** Returns the places of a body that refuse values of another type; open records accept any. */
const checkedPlaces = ({ body }: EndpointSpec, sample: unknown): Place[] =>
  placesIn(sample).filter(
    ({ path, value }) =>
      body?.safeParse(withValue(sample, path, wrongFor(value))).success === false,
  );

/** Chooses some places of a body, each to be left out or to get a wrong value. */
const breaks = (places: readonly Place[]) =>
  fc
    .subarray([...places], { minLength: 1, maxLength: Math.min(6, places.length) })
    .map(apart)
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((place) => fc.record({ place: fc.constant(place), out: fc.boolean() })),
      ),
    );

describe('one response names every broken field', () => {
  test.each(cases.map((one) => [one.contract.method, one.contract.path, one.name, one] as const))(
    '%s %s: %s (ERR-02, ERR-STATUS-400, ERR-CODE-API_VALIDATION_ERROR)',
    async (method, path, _name, { contract, sample }) => {
      const { call } = await openTestServer();
      const target = path.replace(/\{\w+\}/g, 'nothing');
      await fc.assert(
        fc.asyncProperty(breaks(checkedPlaces(contract, sample)), async (broken) => {
          const body = broken.reduce<unknown>(
            (sent, { place, out }) =>
              withValue(
                sent,
                place.path,
                out && isNeeded(contract, sample, place) && !isUndecided(place, broken)
                  ? undefined
                  : wrongFor(place.value),
              ),
            sample,
          );
          const response = await call(method, target, body);
          const { error_code, errors = [] } = response.body as {
            readonly error_code: string;
            readonly errors?: readonly { readonly path: string; readonly message: string }[];
          };
          expect([response.status, error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
          const wanted = broken.map(({ place }) => `body.${place.path.join('.')}`);
          expect(errors.map((one) => one.path)).toEqual(expect.arrayContaining(wanted));
          for (const { message } of errors)
            expect(message).toMatch(
              /^(Must |Omit |This |The name of this key |[^:]*\. [A-Z]).*\.$/,
            );
        }),
        { numRuns: 25 },
      );
    },
  );
});
