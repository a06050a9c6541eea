// Tests that every field the newest official SDK can send is declared by a contract or listed in
// the guide; an undeclared field has no effect.
import { readFileSync } from 'node:fs';
import type { EndpointSpec } from '@kasir/core';
import { handlers } from '@kasir/server';
import { expect, test } from 'vitest';

const guide = readFileSync(new URL('../../docs/guide/sdk.md', import.meta.url), 'utf8');

const bodies = new Map(handlers.map(({ contract }) => [contract.id, contract.body]));

/** Models of the SDK, with the contract that accepts each. */
const models = [
  ['payment_request', 'PaymentRequestParameters', 'payment_requests.create'],
  ['payment_request', 'CaptureParameters', 'payment_requests.capture'],
  ['payment_request', 'PaymentRequestAuthParameters', 'payment_requests.auth'],
  ['payment_method', 'PaymentMethodParameters', 'payment_methods.create'],
  ['payment_method', 'PaymentMethodUpdateParameters', 'payment_methods.update'],
  ['payment_method', 'PaymentMethodExpireParameters', 'payment_methods.expire'],
  ['payment_method', 'PaymentMethodAuthParameters', 'payment_methods.auth'],
  ['refund', 'CreateRefund', 'refunds.create'],
  ['customer', 'CustomerRequest', 'customers.create'],
  ['customer', 'PatchCustomer', 'customers.update'],
  ['invoice', 'CreateInvoiceRequest', 'invoices.create'],
] as const;

const sourceOf = (folder: string, model: string): string =>
  readFileSync(new URL(import.meta.resolve(`xendit-node-7/${folder}/models/${model}.js`)), 'utf8');

/** Returns the fields that the ToJSON of a model writes; dots join the names of nested fields. */
const sentBy = (folder: string, model: string, above = ''): string[] => {
  const [, json = ''] = sourceOf(folder, model).split(`function ${model}ToJSON(value) {`);
  return [...json.matchAll(/^ {8}'(\w+)': (.*),$/gm)].flatMap(([, name = '', value = '']) => {
    const [, inner] = /\b(\w+)_1\.\w+ToJSON/.exec(value) ?? [];
    const path = above + name;
    return [path, ...(inner === undefined ? [] : sentBy(folder, inner, `${path}.`))];
  });
};

type Schema = NonNullable<EndpointSpec['body']>;

interface Def {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
}

/** Returns the fields that a schema declares in any of its branches. */
const declared = (schema: Schema, above = ''): string[] => {
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def;
  const inside = [def.innerType, def.in, def.element, ...(def.options ?? [])];
  return [
    ...inside.flatMap((inner) => (inner ? declared(inner, above) : [])),
    ...Object.entries(def.shape ?? {}).flatMap(([name, inner]) => [
      above + name,
      ...declared(inner, `${above}${name}.`),
    ]),
  ];
};

/** Fields of responses that the SDK also has in its models of requests. */
const returned = new Set([
  ...['token_id', 'masked_card_number', 'fingerprint', 'type', 'network', 'country', 'issuer'].map(
    (name) => `payment_method.card.card_information.${name}`,
  ),
  'payment_method.direct_debit.type',
  'payment_method.qr_code.channel_properties.qr_string',
  'qr_code.channel_properties.qr_string',
  'ewallet.account',
  ...['name', 'account_details', 'balance', 'point_balance'].map(
    (name) => `ewallet.account.${name}`,
  ),
]);

/** Returns the fields that have no effect in a contract, from its line in the guide. */
const listed = (id: string): string[] => {
  const [, fields = ''] = guide.split(`| \`${id}\` | `).map((rest) => rest.split(' |')[0] ?? '');
  return [...fields.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
};

test.each(models)(
  '%s %s: %s accepts every field except those that the guide lists',
  (folder, model, id) => {
    const body = bodies.get(id);
    const known = new Set(body ? declared(body) : []);
    const sent = sentBy(folder, model);
    expect(sent.length).toBeGreaterThan(0);
    const dropped = sent.filter((path) => !known.has(path) && !returned.has(path));
    const whole = dropped.filter((path) => !dropped.some((above) => path.startsWith(`${above}.`)));
    expect(whole.toSorted()).toEqual(listed(id).toSorted());
  },
);
