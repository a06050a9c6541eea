// The law about sent fields: a response has every field of its request that it can have, unchanged,
// and reading the object returns the same.
import type { EndpointSpec } from '@kasir/core';
import fc from 'fast-check';
import { toText } from '../../differences.ts';
import { fieldClauses, provenClauses, shapeClauses } from '../../field-clauses.ts';
import { arbitraryFor } from '../../generate/arbitrary.ts';
import type { Law } from '../../law.ts';
import { accepts } from '../../model/missing.ts';
import { isNothing, isReturned } from '../../model/extras.ts';
import { sampleOf, variantsOf } from '../../run/samples/objects.ts';
import { resources } from '../../run/samples/resources.ts';
import { versionOf, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { declaredIn, fieldsOf, withValue, type Field, type Path } from '../../schema.ts';
import { expectObject, expectSame, expectStatus, expectThat } from '../../violation.ts';
import type { Input } from '../../targets/wire/encode.ts';
import { field, type ApiResponse } from '../../targets/wire/message.ts';
import { isWrite, perEndpoint } from '../derive.ts';

/** Field of a request -> field of the response that has its value, if the names differ. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ewallet_charges.create': { amount: 'charge_amount' },
  'payment_requests.capture': { capture_amount: 'captured_amount' },
  'credit_card_charges.create': { amount: 'authorized_amount' },
  'credit_card_charges.capture': { amount: 'capture_amount' },
  'credit_card_tokens.create': {
    'card_data.exp_month': 'card_expiration_month',
    'card_data.exp_year': 'card_expiration_year',
  },
};

/** Fields that determine only a part of the response field with the same name. */
const instructions: Readonly<Record<string, readonly string[]>> = {
  'cardless_credit.create': ['redirect_url'],
  'fixed_payment_codes.create': ['payment_code'],
  'payment_codes.create': ['payment_code'],
  // The values of the request itself take precedence (PR2-CREATE-payment_method-precedence).
  'payment_requests.create': ['virtual_account', 'over_the_counter', 'qr_code', 'card'].flatMap(
    (type) => ['amount', 'currency'].map((name) => `payment_method.${type}.${name}`),
  ),
};

/**
 * Returns whether a field is never returned: card numbers and codes, and the number of the account
 * that a channel debits.
 */
const isSecret = (name: string, above: string): boolean =>
  /^(?:card_number|cvn|cvv)$/.test(name) ||
  (name === 'account_number' && above.endsWith('channel_properties'));

const isObject = (value: unknown): value is Made =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutSecrets = (value: unknown, above: string): unknown => {
  if (Array.isArray(value)) return value.map((member) => withoutSecrets(member, above));
  if (!isObject(value)) return value;
  const open = Object.entries(value).filter(([name]) => !isSecret(name, above));
  return Object.fromEntries(open.map(([name, inner]) => [name, withoutSecrets(inner, name)]));
};

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => field(value, name), body);

/** Values that fields with these names need, even if all others are random. */
const usual: Readonly<Record<string, unknown>> = {
  country: 'ID',
  currency: 'IDR',
  expires_at: '2039-11-30T00:00:00.000Z',
  expiration_date: '2039-11-30T00:00:00.000Z',
};

class Round {
  readonly #trial: Trial;
  readonly #contract: EndpointSpec;
  readonly #declared: ReadonlySet<string>;
  #response: unknown = null;
  #isPlain = true;

  constructor(trial: Trial, contract: EndpointSpec) {
    this.#trial = trial;
    this.#contract = contract;
    const fields = declaredIn(contract.success.body).filter(({ node }) => node.type !== 'null');
    this.#declared = new Set(fields.map(({ path }) => path));
  }

  /** Expects the sent values, as far as the response can have them. */
  #compare(sent: unknown, response: unknown, above = ''): void {
    if (!isObject(sent)) return;
    for (const [name, value] of Object.entries(sent)) {
      const path = above === '' ? name : `${above}.${name}`;
      if (instructions[this.#contract.id]?.includes(path) || isSecret(name, above)) continue;
      const there = renamed[this.#contract.id]?.[path];
      if (there !== undefined) this.#judge(path, value, valueAt(this.#response, there));
      else if (this.#hasInside(path)) this.#inside(path, value, field(response, name));
      else if (this.#declared.has(path)) this.#judge(path, value, field(response, name));
    }
  }

  /**
   * Sends a request; `isPlain` is false if it has additional fields, which may have no use. Returns
   * null if it is rejected.
   */
  async send(input: Input, isPlain: boolean): Promise<ApiResponse | null> {
    this.#isPlain = isPlain;
    const response = await this.#trial.call(this.#contract, input);
    if (response.status >= 400 && response.status < 500) return null;
    const object = expectObject(response, 'for a valid request');
    this.#response = object;
    this.#compare(input.body, object);
    await this.#readAgain(object, input);
    this.#trial.witness('a response with what was sent');
    return response;
  }

  #hasInside(path: string): boolean {
    return [...this.#declared].some((one) => one.startsWith(`${path}.`));
  }

  #inside(path: string, sent: unknown, seen: unknown): void {
    if (isNothing(seen)) return this.#judge(path, sent, seen);
    if (!Array.isArray(sent)) return this.#compare(sent, seen, path);
    const list = Array.isArray(seen) ? seen : [];
    this.#judge(`${path}, how many`, sent.length, list.length);
    for (const [at, member] of sent.entries()) this.#compare(member, list[at], path);
  }

  #judge(path: string, sent: unknown, seen: unknown): void {
    const wanted = withoutSecrets(sent, path);
    // A field that was not sent may have a default.
    if (isNothing(wanted) || (isNothing(seen) && !this.#mustReturn(path))) return;
    expectThat(
      isReturned(wanted, seen),
      `${path} to be returned as it was sent: ${toText(wanted)}`,
      seen,
    );
  }

  /**
   * Returns whether a field must be returned: a target that is held to clauses alone may omit
   * fields that no clause names, and additional fields, which may have no use.
   */
  #mustReturn(path: string): boolean {
    if (this.#trial.isHeldToContracts) return true;
    const names = shapeClauses(this.#contract);
    // A path with clauses about responses only need not be a field of the request.
    const isSent = fieldClauses(this.#contract, path).some((clause) => !clause.includes('-FIELD-'));
    return this.#isPlain && isSent && names.some((clause) => clause.endsWith(`-FIELD-${path}`));
  }

  /**
   * Expects an object to be read as it was returned, unless its status has changed automatically.
   */
  async #readAgain(object: Made, input: Input): Promise<void> {
    const { id } = this.#contract;
    const resource = resources.find(({ endpoints }) => endpoints.at(-1) === id);
    const isChange = id.endsWith('.update');
    const read = resource?.read ?? (isChange ? id.replace('.update', '.get') : null);
    if (read === null || read === id) return;
    const params = resource?.params(object) ?? input.params ?? {};
    const again = await this.#trial.call(read, { ...versionOf(read), params });
    expectStatus(again, 200, 'when it is read');
    if (field(again.body, 'status') !== object['status']) return;
    expectSame('the object and the object that is read', object, again.body);
  }
}

interface Addition {
  readonly path: Path;
  readonly value: unknown;
}

/** Returns a value with the usual values in the fields that have one. */
const withUsual = (value: unknown, name: string): unknown => {
  if (name in usual) return usual[name];
  if (Array.isArray(value)) return value.map((member) => withUsual(member, ''));
  if (!isObject(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([inner, one]) => [inner, withUsual(one, inner)]));
};

/** Returns whether a field is a separate resource, or refers to one. */
const isOther = ({ path, node }: Field): boolean =>
  node.ref !== null || /^customer(?:_id)?$/.test(String(path.at(-1)));

/** Returns optional fields that a sample omits, with random values that their schemas accept. */
const additionsTo = (trial: Trial, { body: schema }: EndpointSpec, sample: unknown): Addition[] => {
  const absent = schema
    ? fieldsOf(schema, sample).filter(
        (one) => one.value === undefined && one.node.type !== 'never' && !isOther(one),
      )
    : [];
  return absent.flatMap(({ path, node }) => {
    const seed = trial.integer(1, 2 ** 30);
    const values = fc.sample(arbitraryFor(node.schema, trial.magic), { seed, numRuns: 5 });
    const value = values.find((one) => !isNothing(one));
    return value === undefined ? [] : [{ path, value: withUsual(value, String(path.at(-1))) }];
  });
};

/** Sends a request with additional fields; if it is rejected, tries halves of them. */
const sendWith = async (
  round: Round,
  contract: EndpointSpec,
  fresh: () => Promise<Input>,
  additions: readonly Addition[],
): Promise<void> => {
  if (additions.length === 0) return;
  const input = await fresh();
  const body = additions.reduce<unknown>(
    (made, { path, value }) => withValue(made, path, value),
    input.body,
  );
  if (accepts(contract, body as Made) && (await round.send({ ...input, body }, false)) !== null)
    return;
  if (additions.length === 1) return;
  const half = Math.ceil(additions.length / 2);
  await sendWith(round, contract, fresh, additions.slice(0, half));
  await sendWith(round, contract, fresh, additions.slice(half));
};

/** Endpoint -> clauses about the effects of its fields. */
const clauses: Readonly<Record<string, readonly string[]>> = {
  'qr_codes.create': ['QR-GET-external_id'],
  'payment_requests.create': ['PR2-CREATE-01', 'PR2-GET-01', 'PR2-UNSPEC-06', 'MODEL-UNSPEC-11'],
  'payment_requests.capture': ['PR2-UNSPEC-09'],
  'payment_methods.update': ['PM2-UNSPEC-06'],
  'customers.create': ['CUST-UNSPEC-02', 'CUST-FIELD-children', 'CUST-FIELD-id'],
  'customers.update': ['CUST-PATCH-02'],
  'refunds.create': ['REFUND-CREATE-01', 'REFUND-GET-01', 'REFUND-GET-id'],
  'callback_virtual_accounts.update': ['LEGACY-PATH-03'],
  'fixed_payment_codes.update': ['LEGACY-PATH-04'],
  'payment_codes.update': ['LEGACY-PATH-05'],
  'direct_debits.create': ['LEGACY-PATH-06', 'LEGACY-PATH-07', 'LEGACY-PATH-08'],
  'recurring_payments.update': ['RECUR-UNSPEC-02'],
  'v3_payment_requests.update': ['V3-UNSPEC-02'],
  'payment_tokens.update': ['V3-UNSPEC-07'],
  'transfers.create': ['TXN-FIELD-cashflow-transfer'],
  'credit_card_charges.create': ['CARD-CREATE-01', 'VER-UNSPEC-05'],
};

const returns = (contract: EndpointSpec): boolean => {
  const known = new Set(declaredIn(contract.success.body).map(({ path }) => path));
  const sent = contract.body ? declaredIn(contract.body) : [];
  return isWrite(contract) && sent.some(({ path }) => known.has(path));
};

/** Returns the clauses about the fields of a request that its response has. */
const returnedClauses = (contract: EndpointSpec): readonly string[] => {
  const known = new Set(declaredIn(contract.success.body).map(({ path }) => path));
  const sent = contract.body ? declaredIn(contract.body) : [];
  return sent
    .filter(({ path }) => known.has(path))
    .flatMap(({ path }) => provenClauses(contract, path));
};

export const sentFieldLaws: readonly Law[] = perEndpoint({
  id: 'rt-1',
  title: 'a response has the fields of its request as they were sent, and is what is read later',
  level: 'M',
  applies: returns,
  clauses: (contract) => [
    ...new Set([...returnedClauses(contract), ...(clauses[contract.id] ?? [])]),
  ],
  witnesses: ['a response with what was sent'],
  run: async (trial, contract) => {
    const round = new Round(trial, contract);
    for (const variant of trial.some(variantsOf(contract))) {
      const fresh = () => sampleOf(trial, contract, variant);
      const input = await fresh();
      const response = await round.send(input, true);
      expectThat(response !== null, 'a success for a valid request', 'a rejection');
      await sendWith(round, contract, fresh, additionsTo(trial, contract, input.body));
    }
  },
});
