// Laws about fields: required fields, types, enum values, null and unknown fields.
import type { EndpointSpec } from '@kasir/core';
import { isRequired, wrongChoices, wrongTypes } from '../../generate/boundary.ts';
import { declaredIn, pathText, withValue, type Field, type Node } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, summarize, expectInvalid, expectObject, expectSame } from '../../violation.ts';
import type { ApiResponse } from '../../wire/message.ts';
import { fieldClauses } from '../../field-clauses.ts';
import type { StatedField } from '../../stated.ts';
import { isWrite, perEndpoint } from '../derive.ts';
import { freshAt, placesOf, sendWith, type Place } from './each-field.ts';

/** Requirements that the specification leaves open, so that another law only notes them. */
const open: Readonly<Record<string, readonly string[]>> = { 'qr_codes.create': ['amount'] };

const isOpen = ({ id }: EndpointSpec, path: string): boolean => open[id]?.includes(path) ?? false;

/** Calls a function for as many of the wanted fields as the effort allows. */
const eachField = async (
  trial: Trial,
  contract: EndpointSpec,
  isMeant: (field: Field) => boolean,
  act: (field: Field, place: Place) => Promise<void>,
  isStated?: (field: Field, stated: StatedField) => boolean,
): Promise<void> => {
  const places = await placesOf(trial, contract, { isMeant, ...(isStated && { isStated }) });
  for (const place of trial.some(places)) await act(place.field, place);
};

const hasBody = (contract: EndpointSpec): boolean =>
  isWrite(contract) && contract.body !== undefined;

/** Paths of the fields that a body declares, of all branches. */
const pathsOf = ({ body }: EndpointSpec, wanted: (node: Node) => boolean): string[] =>
  body
    ? declaredIn(body)
        .filter(({ node }) => wanted(node))
        .map(({ path }) => path)
    : [];

const clausesFor = (contract: EndpointSpec, wanted: (node: Node) => boolean): string[] => [
  ...new Set(
    pathsOf(contract, wanted)
      .filter((path) => !isOpen(contract, path))
      .flatMap((path) => fieldClauses(contract, path)),
  ),
];

/** Expects a rejection that names the field. */
const names = (response: ApiResponse, field: Field, why: string): void => {
  const name = String(field.path.at(-1));
  expectInvalid(response, `for ${pathText(field.path)} ${why}`);
  expectThat(response.text.includes(name), `an error that names ${name}`, summarize(response));
};

const isNeeded =
  (contract: EndpointSpec) =>
  ({ node, value, path }: Field): boolean =>
    isRequired(node) && value !== undefined && !isOpen(contract, pathText(path));

const isChoice = ({ node }: Field): boolean => wrongChoices(node).length > 0;
const isTyped = ({ node }: Field): boolean => wrongTypes(node).length > 0;
const isFree = ({ node }: Field): boolean => node.optional && node.nullable;

const isRef = ({ node }: Field): boolean => node.type === 'string' && node.format === null;

const needed = perEndpoint({
  id: 'val-4',
  title: 'a required field that is missing, null, empty or of the wrong type is rejected by name',
  level: 'M',
  applies: (contract) => hasBody(contract) && pathsOf(contract, isRequired).length > 0,
  clauses: (contract) => [
    'ERR-STATUS-400',
    'ERR-CODE-API_VALIDATION_ERROR',
    'CORE-12',
    ...contract.clauses.filter((clause) => clause.endsWith('-ERR-API_VALIDATION_ERROR')),
    ...clausesFor(contract, isRequired),
  ],
  witnesses: ['a required field was left out'],
  run: (trial, contract) =>
    eachField(
      trial,
      contract,
      isNeeded(contract),
      async (field, place) => {
        const values: readonly (readonly [string, unknown])[] = [
          ['left out', undefined],
          ['as null', null],
          ...(isRef(field) ? [['as an empty text', ''] as const] : []),
        ];
        for (const [why, value] of values) {
          names(await sendWith(trial, contract, place, value, place.input), field, why);
          trial.witness('a required field was left out');
        }
      },
      (_, { isRequired }) => isRequired,
    ),
});

const choices = perEndpoint({
  id: 'val-5',
  title: 'an enum value is accepted only as documented, not in another case or with padding',
  level: 'M',
  applies: (contract) =>
    hasBody(contract) && pathsOf(contract, (node) => wrongChoices(node).length > 0).length > 0,
  clauses: (contract) => clausesFor(contract, (node) => wrongChoices(node).length > 0),
  witnesses: ['a wrong choice'],
  run: (trial, contract) =>
    eachField(
      trial,
      contract,
      isChoice,
      async (field, place) => {
        for (const word of wrongChoices(field.node)) {
          const response = await sendWith(trial, contract, place, word, place.input);
          expectInvalid(response, `for ${pathText(field.path)} "${word}"`);
          trial.witness('a wrong choice');
        }
      },
      ({ node }, { lists }) => lists(node.values),
    ),
});

const types = perEndpoint({
  id: 'val-6',
  title: 'JSON values are not coerced: a value of the wrong type is rejected',
  level: 'S',
  applies: hasBody,
  clauses: (contract) => clausesFor(contract, (node) => !isRequired(node)),
  witnesses: ['a value of another type'],
  run: (trial, contract) =>
    eachField(
      trial,
      contract,
      isTyped,
      async (field, place) => {
        for (const value of wrongTypes(field.node)) {
          const { input } = place;
          if (contract.body?.safeParse(withValue(input.body, field.path, value)).success) continue;
          const response = await sendWith(trial, contract, place, value, input);
          expectInvalid(response, `for ${pathText(field.path)} ${JSON.stringify(value)}`);
          trial.witness('a value of another type');
        }
      },
      (_, stated) => stated.isTyped,
    ),
});

const nulls = perEndpoint({
  id: 'val-10',
  title: 'null in an optional nullable field has the same effect as omitting it',
  level: 'S',
  // In a change null clears what leaving out would keep (CUST-PATCH-05).
  applies: (contract) =>
    hasBody(contract) &&
    contract.method !== 'PATCH' &&
    pathsOf(contract, (node) => node.optional && node.nullable).length > 0,
  clauses: () => [],
  witnesses: ['a field was null'],
  run: (trial, contract) =>
    eachField(trial, contract, isFree, async (field, place) => {
      const send = async (value: unknown) =>
        sendWith(trial, contract, place, value, await freshAt(trial, contract, place));
      const [absent, none] = [await send(undefined), await send(null)];
      expectSame(
        `status with ${pathText(field.path)} left out and null`,
        absent.status,
        none.status,
      );
      trial.witness('a field was null');
    }),
});

/** Fields that the service assigns; a caller who sends them changes nothing. */
const forged: Readonly<Record<string, unknown>> = {
  id: 'cfm-forged',
  status: 'CFM_FORGED',
  business_id: 'cfm-forged',
  created: '2001-01-01T00:00:00.000Z',
  updated: '2001-01-01T00:00:00.000Z',
  failure_code: 'CFM_FORGED',
  qr_string: 'cfm-forged',
};

const extra = perEndpoint({
  id: 'val-12',
  title: 'fields that the service assigns cannot be set by the caller',
  level: 'S',
  applies: (contract) => hasBody(contract) && contract.id.endsWith('.create'),
  clauses: () => [],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const known = new Set(pathsOf(contract, () => true));
    const own = Object.entries(forged).filter(([name]) => !known.has(name));
    const body = { ...(input.body as object), ...Object.fromEntries(own) };
    const response = await trial.call(contract, { ...input, body });
    trial.noteChoice(
      'unknown fields of a body',
      response.status === 400 ? 'are rejected' : 'are ignored',
    );
    if (response.status === 400) return;
    const object = expectObject(response, 'for an object');
    for (const [name, value] of own) {
      expectThat(object[name] !== value, `${name} to be assigned by the service`, object[name]);
    }
  },
});

export const fieldLaws: readonly Law[] = [...needed, ...choices, ...types, ...nulls, ...extra];
