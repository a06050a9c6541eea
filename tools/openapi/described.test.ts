// Tests that every type and field that clients accept or return is documented.
import { describe, expect, test } from 'vitest';
import { documentationOf } from '../sdk/documentation.ts';
import { eventComponents } from '../sdk/events.ts';
import { apis, controlApi } from './calls.ts';
import { conditionIn } from './clause-texts.ts';
import { componentsOf } from './components.ts';
import type { JsonSchema } from './json-schema.ts';

const all = [
  ...[...apis, controlApi].map((api) => ({
    folder: api.folder,
    schemas: componentsOf(api.calls).schemas,
  })),
  { folder: 'webhooks', schemas: eventComponents().schemas },
];

interface Field {
  readonly type: string;
  readonly name: string;
  readonly schema: JsonSchema;
}

const fields: readonly Field[] = all.flatMap(({ schemas }) =>
  Object.entries(schemas).flatMap(([type, { properties = {} }]) =>
    Object.entries(properties).map(([name, schema]) => ({ type, name, schema })),
  ),
);

const typeNames = all.flatMap(({ schemas }) => Object.keys(schemas));

/** Returns the description of a field without the ids of its clauses. */
const saidOf = ({ schema }: Field): string =>
  (schema.description ?? '').replace(/\([A-Z0-9]+-[^)]*\)$/, '').trim();

const at = ({ type, name }: Field): string => `${type}.${name}`;

describe('documentation', () => {
  test.each(all)('describes every type of $folder', ({ schemas }) => {
    const silent = Object.entries(schemas).filter(([, { description }]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('describes every field', () => {
    expect(fields.length).toBeGreaterThan(2000);
    expect(fields.filter((field) => saidOf(field) === '').map(at)).toEqual([]);
  });

  test('names the unit of every amount and of every duration', () => {
    const money = /amount$|^price$|^balance$|_fee$|_tax$|charged_price$/;
    const isNumber = ({ schema }: Field) => /number/.test(JSON.stringify(schema));
    const amounts = fields.filter((field) => money.test(field.name) && isNumber(field));
    expect(amounts.length).toBeGreaterThan(100);
    const unit = /own unit|minor units/;
    expect(amounts.filter((field) => !unit.test(saidOf(field))).map(at)).toEqual([]);
    const durations = fields.filter(({ name }) => /duration|_ms$|_s$|^expiresIn$/.test(name));
    expect(durations.length).toBeGreaterThan(10);
    expect(durations.filter((field) => !/second/i.test(saidOf(field))).map(at)).toEqual([]);
  });

  test('names the clauses of a field, and states the conditions in them', () => {
    const said = (type: string, name: string) =>
      fields.find((field) => field.type === type && field.name === name)?.schema.description;
    expect(said('Transaction', 'net_amount')).toMatch(
      /after fee and VAT.*\(TXN-FIELD-net_amount\)/,
    );
    expect(said('CreateRefundBody', 'amount')).toContain('Default is the maximum refundable');
    expect(said('DirectDebitInput', 'channel_code')).toContain(
      'PR2-CREATE-payment_method.direct_debit.channel_code',
    );
    expect(said('PaymentRequest', 'customer_id')).not.toContain('CREATE');
  });

  test('states the prefix of ids and the maximum length of texts', () => {
    const unified = all.find(({ folder }) => folder === 'unified')?.schemas;
    const { id = {}, reference_id = {} } = unified?.['PaymentRequest']?.properties ?? {};
    expect(documentationOf(id).at(-1)).toBe('Begins with pr-.');
    expect(documentationOf(reference_id).at(-1)).toBe('At most 255 characters.');
  });
});

describe('open texts', () => {
  test('list their known values', () => {
    const known = (name: string): unknown =>
      all.map(({ schemas }) => schemas[name]?.['known']).find((words) => words !== undefined);
    expect(known('PaymentFailureCode')).toContain('INSUFFICIENT_BALANCE');
    expect(known('PaymentFailureCode')).not.toContain('INSTRUMENT_ENDED');
    expect(known('V3PaymentFailureCode')).toContain('PAYMENT_AMOUNT_LIMITS_EXCEEDED');
    expect(known('TransactionChannelCode')).toContain('ID_OVO');
  });
});

describe('conditionIn', () => {
  test.each([
    ['QR-FIELD-amount', 'Null when type is STATIC.'],
    ['CARD-CREATE-currency', 'Default IDR.'],
    ['REFUND-FIELD-id', ''],
    ['TXN-FIELD-status', ''],
  ])('%s adds "%s"', (id, text) => {
    expect(conditionIn(id)).toBe(text);
  });
});

describe('names of types', () => {
  test('do not end in a number', () => {
    expect(typeNames.filter((name) => /\d$/.test(name))).toEqual([]);
  });

  test('do not repeat a word', () => {
    const twice = /([A-Z][a-z]+)\1(?![a-z])/;
    expect(typeNames.filter((name) => twice.test(name))).toEqual([]);
  });
});
