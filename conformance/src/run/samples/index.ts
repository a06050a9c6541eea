// Valid requests of every endpoint, with fresh references: what laws send, repeat, change and
// break.
import type { EndpointSpec } from '@kasir/core';
import { contractNamed } from '../../registry.ts';
import { nodeOf } from '../../schema.ts';
import { Blocked, textOf } from '../../violation.ts';
import type { Input } from '../../wire/encode.ts';
import { field } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { cardlessCreditSamples } from './cardless-credit.ts';
import { cardSamples } from './cards.ts';
import { customerSamples } from './customers.ts';
import { ewalletSamples } from './ewallets.ts';
import { invoiceSamples } from './invoices.ts';
import { linkedAccountSamples } from './linked-accounts.ts';
import { numberSamples } from './numbers.ts';
import { paymentMethodSamples } from './payment-methods.ts';
import { paymentRequestSamples } from './payment-requests.ts';
import { platformSamples } from './platforms.ts';
import { qrCodeSamples } from './qr-codes.ts';
import { recurringPaymentSamples } from './recurring-payments.ts';
import { refundSamples } from './refunds.ts';
import { reportSamples } from './reports.ts';
import { versionOf, type Body, type Samples } from './sample.ts';
import { transactionSamples } from './transactions.ts';
import { v3Samples } from './v3.ts';

const all: readonly Samples[] = [
  qrCodeSamples,
  ewalletSamples,
  invoiceSamples,
  cardlessCreditSamples,
  numberSamples,
  linkedAccountSamples,
  recurringPaymentSamples,
  cardSamples,
  platformSamples,
  customerSamples,
  paymentMethodSamples,
  paymentRequestSamples,
  refundSamples,
  reportSamples,
  transactionSamples,
  v3Samples,
];

const makers: Required<Samples>['makers'] = Object.assign({}, ...all.map((one) => one.makers));
const bodies: Required<Samples>['bodies'] = Object.assign({}, ...all.map((one) => one.bodies));
const requests: Required<Samples>['requests'] = Object.assign(
  {},
  ...all.map((one) => one.requests),
);

/** Fields that a merchant chooses and that must be new. */
const references = ['external_id', 'reference_id'];

const exampleOf = (trial: Trial, { examples = {} }: EndpointSpec): unknown => {
  const [example] = Object.values(examples);
  if (example === undefined) return undefined;
  const fresh = references.filter((name) => field(example, name) !== undefined);
  return {
    ...(example as Body),
    ...Object.fromEntries(fresh.map((name) => [name, trial.newReference()])),
  };
};

/** Values for the fields of path or query that name another resource. */
const referred = async (
  trial: Trial,
  schema: EndpointSpec['params'],
): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const [name, inner] of Object.entries(schema?.shape ?? {})) {
    const { ref, optional } = nodeOf(inner);
    if (ref === null || optional) continue;
    const [resource = '', key = 'id'] = ref.split('.');
    const make = makers[resource];
    if (!make) throw new Blocked(`nothing is known of how to make a ${resource}`);
    found[name] = textOf(await make(trial), key);
  }
  return found;
};

/** Whether the suite can build a valid request of an endpoint. */
export const isSampled = (contract: EndpointSpec): boolean => {
  if (contract.id in requests) return true;
  const parts = [contract.params, contract.query];
  const fields = parts.flatMap((part) =>
    Object.values(part?.shape ?? {}).map((one) => nodeOf(one)),
  );
  const required = fields.filter(({ optional }) => !optional);
  return (
    (contract.body === undefined || contract.id in bodies || contract.examples !== undefined) &&
    required.every(({ ref }) => ref !== null && (ref.split('.')[0] ?? '') in makers)
  );
};

/** How many shapes of valid requests of an endpoint are known. */
export const variantsOf = ({ id }: EndpointSpec): readonly number[] => [
  ...Array.from({ length: (requests[id] ?? bodies[id])?.length ?? 1 }).keys(),
];

/** A valid request of an endpoint in one of its shapes, with new objects for its references. */
export const sampleOf = async (
  trial: Trial,
  endpoint: string | EndpointSpec,
  variant = 0,
): Promise<Input> => {
  const contract = typeof endpoint === 'string' ? contractNamed(endpoint) : endpoint;
  const version = versionOf(contract.id);
  const request = requests[contract.id]?.[variant];
  if (request) return { ...version, ...(await request(trial)) };
  const params = await referred(trial, contract.params);
  const query = await referred(trial, contract.query);
  if (!contract.body) return { ...version, params, query };
  const make = bodies[contract.id]?.[variant];
  const body = make ? await make(trial) : exampleOf(trial, contract);
  return { ...version, params, query, body };
};
