// Customers, from the clauses: a change keeps the fields that it omits, replaces whole those that
// it names, and removes those that are null.
import { differences } from '../differences.ts';
import {
  anyCustomer,
  anyOriginal,
  anyPatch,
  clearable,
  detailAlone,
  optionalDetails,
  types,
  type CustomerType,
  type Patch,
} from '../run/samples/customers.ts';
import { contentOf, patched, sentTo } from './customer-content.ts';
import { business, person } from '../run/samples/bodies.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { getInVersions } from './reading.ts';
import { field } from '../targets/wire/message.ts';
import type { Command } from './command.ts';
import type { Form, Kind } from './model.ts';
import { is, none, some, that, startsWith, type Rule } from './rule.ts';
import { accepted, open } from './expecting.ts';
import { addMade } from './acting.ts';
import { drawn } from '../run/samples/values.ts';

export interface CustomerFacts {
  readonly type: CustomerType;
  readonly reference: unknown;
  content: Patch;
}

const ORIGINAL = '2020-05-19';

const isNothing = (value: unknown): boolean => value === undefined || value === null;

const version = versionOf('customers.get').headers ?? {};

/** CUST-CONF-02: two fields may be changed although the resource does not list them. */
const isUnlisted = (name: string): boolean => name.endsWith('of_registration');

/** Returns one rule for each field that can be changed; values compare by meaning. */
const contentRules = (
  { type, content }: CustomerFacts,
  body: Made,
): Readonly<Record<string, Rule>> => {
  const seen = contentOf(body, type);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      that(
        JSON.stringify(value) ?? 'nothing',
        () =>
          (isUnlisted(name) && !(name in body)) ||
          differences(value ?? null, seen[name] ?? null).length === 0,
        `CUST-${isUnlisted(name) ? 'PATCH' : 'FIELD'}-${name}`,
      ),
    ]),
  );
};

const stripCustomerPrefix = (id: unknown): string => String(id).replace(/^cust-/, '');

/** Fields of a person that the original version has at the top level. */
const PERSONAL = [
  'given_names',
  'middle_name',
  'surname',
  'nationality',
  'date_of_birth',
  'source_of_wealth',
] as const;

/** Fields that are the same in every version. */
const COMMON = ['description', 'email', 'mobile_number', 'phone_number', 'metadata'] as const;

/** Returns whether a value equals the wanted one in all members that both versions know. */
const inCommon = (seen: unknown, wanted: unknown): boolean =>
  isNothing(wanted) || (Array.isArray(wanted) && wanted.length === 0)
    ? isNothing(seen) || (Array.isArray(seen) && seen.length === 0)
    : Array.isArray(wanted)
      ? Array.isArray(seen) &&
        seen.length === wanted.length &&
        wanted.every((one, at) => inCommon(seen[at], one))
      : typeof wanted === 'object'
        ? Object.entries(wanted as Made).every(
            ([name, inner]) => !(name in (seen as Made)) || inCommon(field(seen, name), inner),
          )
        : seen === wanted;

/** Returns the rule for a value in the form in which another version shows it. */
const visible = (value: unknown, clause: string): Rule =>
  that(JSON.stringify(value) ?? 'nothing', (seen) => inCommon(seen, value), clause);

/**
 * Version 2020-05-19 has a person at the top level, and neither types nor identity accounts
 * (VER-17).
 */
const original: Form<CustomerFacts> = {
  id: ({ id }) => stripCustomerPrefix(id),
  rules: ({ reference, content }, thing) => {
    const person = content['individual_detail'];
    return {
      id: is(stripCustomerPrefix(thing.id), 'VER-17'),
      reference_id: is(reference, 'VER-17'),
      ...Object.fromEntries(COMMON.map((name) => [name, visible(content[name], 'VER-17')])),
      ...Object.fromEntries(PERSONAL.map((name) => [name, visible(field(person, name), 'VER-17')])),
      employment: visible(field(person, 'employment'), 'VER-17'),
      addresses: visible(content['addresses'], 'VER-17'),
      type: none('VER-17'),
      identity_accounts: none('VER-17'),
    };
  },
};

/**
 * Returns the rule of the hash of its number: the kind of hash is open (MODEL-UNSPEC-18), but
 * without a number there is none, and a shown one stays as long as there is a number.
 */
const hashRule = ({ content }: CustomerFacts, before: unknown): Readonly<Record<string, Rule>> => {
  const hasNumber = [content['mobile_number'], content['phone_number']].some(
    (number) => !isNothing(number),
  );
  if (!hasNumber) return { hashed_phone_number: none() };
  return isNothing(before) ? {} : { hashed_phone_number: some('CUST-PATCH-08') };
};

export const customer: Kind<CustomerFacts> = {
  name: 'a customer',
  clauses: 'CUST-FIELD-id',
  classOf: ({ type, content }) =>
    `${type} ${Object.values(content).filter((value) => value !== undefined).length > 4 ? 'full' : 'sparse'}`,
  moving: ['updated', 'hashed_phone_number'],
  unstable: [],
  rules: (facts, thing, body) => ({
    id: startsWith('cust-'),
    type: is(facts.type),
    reference_id: is(facts.reference),
    ...hashRule(facts, thing.seen('hashed_phone_number')),
    [facts.type === 'BUSINESS' ? 'individual_detail' : 'business_detail']: none(),
    ...contentRules(facts, body),
  }),
  forms: { [ORIGINAL]: original },
  views: [getInVersions('customers.get')],
  lists: [
    {
      endpoint: 'customers.list',
      inVersions: true,
      within: (thing) => ({ query: { reference_id: thing.facts.reference } }),
      limit: null,
      cursor: null,
      order: 'stable',
    },
  ],
};

export const createCustomer: Command = {
  name: 'create a customer',
  endpoint: 'customers.create',
  on: null,
  extras: [
    'individual_detail.given_names_non_roman',
    'individual_detail.middle_name',
    'individual_detail.surname_non_roman',
    'individual_detail.mother_maiden_name',
    'individual_detail.source_of_wealth',
  ],
  factors: { type: ['INDIVIDUAL', 'BUSINESS'], reference: ['new', 'new', 'used'] },
  input: ({ model, levels, draw }) => {
    const type = levels['type'] as CustomerType;
    const used = model.all(customer).at(-1);
    if (levels['reference'] === 'used' && !used) return null;
    const reference_id =
      levels['reference'] === 'used' ? used?.facts.reference : model.trial.newReference();
    return {
      headers: version,
      body: { ...sentTo(model.trial, drawn(anyCustomer(type), draw)), type, reference_id },
    };
  },
  expects: (_, { model, account, input }) => {
    const { reference_id } = input.body as Made;
    const isUsed = model
      .all(customer, account)
      .some(({ facts }) => facts.reference === reference_id);
    return isUsed ? open('a customer with a reference_id that was used') : accepted;
  },
  follows: (outcome) => {
    const { model, levels, input, body } = outcome;
    const { type: _, reference_id, ...content } = input.body as Made;
    const type = levels['type'] as CustomerType;
    if (model.byId(customer, body['id'])) return;
    addMade(outcome, customer, { type, reference: reference_id, content: patched({}, content) });
  },
};

/**
 * Creates a person in the form of the original version; every other shows the same person (VER-17).
 */
const createOriginalCustomer: Command = {
  name: 'create a customer of the original version',
  endpoint: 'customers.create',
  on: null,
  weight: 0.5,
  factors: {},
  input: ({ model, draw }) =>
    model.trial.isHeldToContracts
      ? {
          headers: { 'api-version': ORIGINAL },
          body: { ...drawn(anyOriginal, draw), reference_id: model.trial.newReference() },
        }
      : null,
  expects: () => accepted,
  follows: (outcome) => {
    const { reference_id, ...sent } = outcome.input.body as Made;
    const isPersonal = (name: string): boolean =>
      name === 'employment' || PERSONAL.some((one) => one === name);
    const [personal, shared] = [true, false].map((wanted) =>
      Object.fromEntries(Object.entries(sent).filter(([name]) => isPersonal(name) === wanted)),
    );
    const id = `cust-${String(outcome.body['id'])}`;
    const made = addMade(
      outcome,
      customer,
      {
        type: 'INDIVIDUAL',
        reference: reference_id,
        content: patched({}, { ...shared, individual_detail: personal }),
      },
      { id, body: { id }, partial: true },
    );
    made.in(ORIGINAL).see(outcome.body, { view: 'the response to its creation' });
  },
};

/** Texts that a name of a person must not be (CUST-UNSPEC-06). */
const ODD = ['<b>Siti</b>', 'Siti@home', 'Siti#1', 'Siti; DROP', 'Siti=1'];
const NAMES = ['given_names', 'surname'];

/**
 * Values that stay unchanged: the change may be refused or ignored (CUST-PATCH-06, CUST-PATCH-07).
 */
const kept: readonly string[] = ['its type', 'its reference'];

const refusals: Readonly<Record<string, { readonly clause: string; readonly status?: number }>> = {
  'foreign details': { clause: 'CUST-UNSPEC-04' },
  'an odd name': { clause: 'CUST-PATCH-individual_detail-text', status: 400 },
};

const update: Command<CustomerFacts> = {
  name: 'change a customer',
  endpoint: 'customers.update',
  on: customer,
  weight: 2,
  factors: {
    how: [
      'some fields',
      'all to null',
      'one to null',
      'nothing',
      'its type',
      'its reference',
      'no details',
      'foreign details',
      'an odd name',
      'one detail',
      'one detail',
    ],
    detail: [...new Set(types.flatMap(optionalDetails))],
  },
  input: ({ model, thing, levels, draw }) => {
    const { type } = thing.facts;
    const [own, foreign] =
      type === 'BUSINESS'
        ? ['business_detail', { individual_detail: person }]
        : ['individual_detail', { business_detail: business }];
    if (levels['how'] === 'an odd name' && type === 'BUSINESS') return null;
    const alone = detailAlone(type, levels['detail'] ?? '');
    if (levels['how'] === 'one detail' && alone === null) return null;
    const bodies: Readonly<Record<string, () => Made>> = {
      'some fields': () => drawn(anyPatch(type), draw),
      'one detail': () => (alone ? drawn(alone, draw) : {}),
      'all to null': () => Object.fromEntries(clearable.map((name) => [name, null])),
      'one to null': () => ({ [draw.pick(clearable)]: null }),
      nothing: () => ({}),
      'its type': () => ({ type: type === 'BUSINESS' ? 'INDIVIDUAL' : 'BUSINESS' }),
      'its reference': () => ({ reference_id: model.trial.newReference() }),
      'no details': () => ({ [own]: null }),
      'foreign details': () => foreign,
      'an odd name': () => ({
        individual_detail: { ...person, [draw.pick(NAMES)]: draw.pick(ODD) },
      }),
    };
    const body = bodies[levels['how'] ?? 'nothing']?.() ?? {};
    return { params: thing.params, headers: version, body: sentTo(model.trial, body) };
  },
  expects: ({ type }, { levels: { how = '' } }) => {
    const refusal = refusals[how];
    if (refusal) return { is: 'refused', ...refusal };
    // A customer without the details of its type may be refused (CUST-UNSPEC-04).
    if (kept.includes(how) || how === 'no details')
      return open(`changing ${how} of a customer ${type}`);
    return accepted;
  },
  change: (facts, { levels: { how = '' }, input: { body } }) => {
    if (!kept.includes(how)) facts.content = patched(facts.content, body as Made);
  },
};

export const customerCommands: readonly Command[] = [
  createCustomer,
  createOriginalCustomer,
  update,
];
