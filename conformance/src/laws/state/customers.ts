// Laws about customer updates: sent fields replace, absent fields stay, null clears.
import fc from 'fast-check';
import { law, type Law } from '../../law.ts';
import {
  expectAgreement,
  anyPatch,
  clearable,
  contentOf,
  fieldsFor,
  identityAccounts,
  openCustomer,
  patched,
  readCustomer,
  sendPatch,
  types,
  type CustomerType,
  type ModelledCustomer,
  type Patch,
} from '../../models/customer.ts';
import { business, person } from '../../run/samples/customers.ts';
import type { Trial } from '../../run/trial.ts';
import {
  expectThat,
  summarize,
  expectInvalid,
  expectSame,
  expectSuccess,
} from '../../violation.ts';

const UPDATE = 'customers.update';
const endpoints = ['customers.create', 'customers.get', UPDATE];

/** Changes a customer on the target and in the model, and compares both. */
const change = async (trial: Trial, customer: ModelledCustomer, body: Patch): Promise<void> => {
  expectSuccess(await sendPatch(trial, customer, body), `for ${JSON.stringify(body)}`);
  customer.content = patched(customer.content, body);
  expectAgreement(await readCustomer(trial, customer), customer);
};

/** Changes of some fields at once, one after the other. */
const sequences = fc
  .constantFrom(...types)
  .chain((type) =>
    fc.tuple(fc.constant(type), fc.array(anyPatch(type), { minLength: 1, maxLength: 5 })),
  );

const changes = law({
  id: 'st-13',
  on: UPDATE,
  title: 'an update replaces the fields that are sent, keeps absent fields and clears null fields',
  level: 'M',
  clauses: [
    'CUST-PATCH-02',
    'CUST-PATCH-03',
    'CUST-PATCH-04',
    'CUST-PATCH-05',
    'CUST-PATCH-08',
    'CUST-PATCH-identity_accounts',
    'CUST-PATCH-kyc_documents',
    'CUST-PATCH-addresses',
    'CUST-PATCH-metadata',
    'CUST-PATCH-email',
    'CUST-PATCH-mobile_number',
    'CUST-PATCH-phone_number',
    'CUST-PATCH-individual_detail',
    'CUST-PATCH-business_detail',
    'CUST-PATCH-01',
    'VER-16',
  ],
  endpoints,
  witnesses: ['a field was cleared', 'a list became shorter'],
  run: async (trial) => {
    for (const type of types) {
      const customer = await openCustomer(trial, type);
      await change(trial, customer, {});
      for (const [name, values] of Object.entries(fieldsFor(type))) {
        const [value] = fc.sample(values, { seed: trial.seed, numRuns: 1 });
        await change(trial, customer, { [name]: value });
      }
      await change(trial, customer, { identity_accounts: identityAccounts });
      await change(trial, customer, { identity_accounts: identityAccounts.slice(0, 1) });
      trial.witness('a list became shorter');
      for (const name of clearable) {
        await change(trial, customer, { [name]: null });
        trial.witness('a field was cleared');
      }
    }
    await trial.property(sequences, async ([type, patches]) => {
      const customer = await openCustomer(trial, type);
      for (const patch of patches) await change(trial, customer, patch);
    });
  },
});

/** What cannot be changed: rejected, or without effect. */
const fixedFields = (type: CustomerType): readonly Patch[] => [
  { reference_id: 'cfm-other' },
  { type: type === 'BUSINESS' ? 'INDIVIDUAL' : 'BUSINESS' },
];

const fixed = law({
  id: 'st-15',
  on: UPDATE,
  title: 'a customer keeps its reference_id and type, and accepts only the details of its type',
  level: 'M',
  clauses: [
    'CUST-PATCH-06',
    'CUST-PATCH-07',
    'CUST-PATCH-individual_detail',
    'CUST-PATCH-business_detail',
    'CUST-UNSPEC-04',
  ],
  endpoints,
  run: async (trial) => {
    for (const type of types) {
      const customer = await openCustomer(trial, type);
      for (const body of fixedFields(type)) {
        const [name = ''] = Object.keys(body);
        const response = await sendPatch(trial, customer, body);
        trial.noteChoice(
          `a change of the ${name} of a customer`,
          response.status < 300 ? 'is ignored' : 'is rejected',
        );
        expectThat(response.status < 500, 'a rejection or no effect', summarize(response));
      }
      const foreign =
        type === 'BUSINESS' ? { individual_detail: person } : { business_detail: business };
      const refused = await sendPatch(trial, customer, foreign);
      expectThat(
        refused.status >= 400 && refused.status < 500,
        `4xx for ${type}`,
        summarize(refused),
      );
      expectAgreement(await readCustomer(trial, customer), customer);
    }
  },
});

/** Texts with special characters, which names of persons must not have. */
const odd = ['<b>Siti</b>', 'Siti@home', 'Siti#1', 'Siti; DROP', 'Siti=1'];

const plain = law({
  id: 'val-17',
  on: UPDATE,
  title: 'text fields of a person reject special characters',
  level: 'M',
  clauses: ['CUST-PATCH-individual_detail-text', 'CUST-UNSPEC-06'],
  endpoints,
  run: async (trial) => {
    const customer = await openCustomer(trial, 'INDIVIDUAL');
    for (const text of trial.some(odd)) {
      for (const name of ['given_names', 'surname'] as const) {
        const individual_detail = { ...person, [name]: text };
        expectInvalid(
          await sendPatch(trial, customer, { individual_detail }),
          `for ${name} ${text}`,
        );
      }
    }
    expectAgreement(await readCustomer(trial, customer), customer);
    await change(trial, customer, { individual_detail: { given_names: 'Siti 2' } });
  },
});

/** Two changes that share no field. */
const disjoint = (type: CustomerType): fc.Arbitrary<readonly [Patch, Patch]> =>
  fc.tuple(anyPatch(type), anyPatch(type)).map(([one, other]) => {
    const rest = Object.entries(other).filter(([name]) => !(name in one));
    return [one, Object.fromEntries(rest)];
  });

const repeats = law({
  id: 'st-14',
  on: UPDATE,
  title: 'repeating an update has no further effect, and updates of different fields commute',
  level: 'S',
  clauses: ['CUST-PATCH-02'],
  endpoints,
  run: (trial) =>
    trial.property(
      fc.constantFrom(...types).chain((type) => fc.tuple(fc.constant(type), disjoint(type))),
      async ([type, [one, other]]) => {
        const read = async (customer: ModelledCustomer): Promise<Patch> =>
          contentOf(await readCustomer(trial, customer), type);
        const send = async (customer: ModelledCustomer, body: Patch): Promise<void> =>
          expectSuccess(await sendPatch(trial, customer, body), 'for a change');
        const [first, second] = [await openCustomer(trial, type), await openCustomer(trial, type)];
        await send(first, one);
        const once = await read(first);
        await send(first, one);
        expectSame('a customer that was changed twice alike', once, await read(first));
        await send(first, other);
        await send(second, other);
        await send(second, one);
        expectSame('customers changed in either order', await read(first), await read(second));
      },
    ),
});

export const customerLaws: readonly Law[] = [changes, fixed, plain, repeats];
