// Valid requests of every endpoint, with fresh references: what laws send, repeat, change and
// break.
import type { EndpointSpec } from '@kasir/core';
import { contractNamed } from '../registry.ts';
import { nodeOf } from '../generate/schema.ts';
import { Blocked, hasStatus, made, textOf } from '../violation.ts';
import type { Input } from '../wire/encode.ts';
import { field, type Actor } from '../wire/message.ts';
import type { Trial } from './trial.ts';

type Body = Readonly<Record<string, unknown>>;
type Made = Readonly<Record<string, unknown>>;

/** Where webhooks go that no law looks at. */
export const idleUrl = ({ world: { receiver } }: Trial): string =>
  receiver ? receiver.url('/idle') : 'https://callbacks.example/conformance';

/** The body of a QR code. */
export const qrBody = (trial: Trial, change: Body = {}): Body => ({
  external_id: trial.fresh(),
  type: 'DYNAMIC',
  callback_url: idleUrl(trial),
  amount: trial.integer(15_000, 19_999),
  metadata: { branch: 'A 1', till: 'two' },
  ...change,
});

/** The body of a payment request that waits for a payer; all its text fields are filled. */
export const walletBody = (trial: Trial, change: Body = {}): Body => ({
  currency: 'IDR',
  amount: trial.integer(25_000, 29_999),
  reference_id: trial.fresh(),
  description: 'Two coffees',
  metadata: { branch: 'A 1' },
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    reference_id: trial.fresh(),
    description: 'Wallet',
    metadata: { kind: 'wallet' },
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: 'https://merchant.example/thanks' },
    },
  },
  ...change,
});

/** The body of a payment method: a virtual account. */
export const accountBody = (trial: Trial, change: Body = {}): Body => ({
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'MULTIPLE_USE',
  reference_id: trial.fresh(),
  description: 'Account of Siti',
  metadata: { branch: 'A 1' },
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
  ...change,
});

export const makeQr = async (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
  made(
    await trial.call('qr_codes.create', { body: qrBody(trial, change) }, { ...(as && { as }) }),
    'a QR code',
  );

/** Pays a QR code; a DYNAMIC one without an amount of its own. */
export const payQr = async (trial: Trial, code: Made, amount?: number, as?: Actor): Promise<Made> =>
  made(
    await trial.call(
      'qr_codes.simulate',
      {
        params: { external_id: textOf(code, 'external_id') },
        body: amount === undefined ? {} : { amount },
      },
      { ...(as && { as }) },
    ),
    'a QR payment',
  );

export const makeRequest = async (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
  made(
    await trial.call(
      'payment_requests.create',
      { body: walletBody(trial, change) },
      { ...(as && { as }) },
    ),
    'a payment request',
  );

export const makeMethod = async (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
  made(
    await trial.call(
      'payment_methods.create',
      { body: accountBody(trial, change) },
      { ...(as && { as }) },
    ),
    'a payment method',
  );

/** The transactions that mention a reference, as the list answers them. */
export const transactionsOf = async (
  trial: Trial,
  query: Body,
  as?: Actor,
): Promise<readonly Made[]> => {
  const answer = await trial.call('transactions.list', { query }, { ...(as && { as }) });
  hasStatus(answer, 200, 'for a list of transactions');
  const data = field(answer.body, 'data');
  return Array.isArray(data) ? (data as Made[]) : [];
};

/** A transaction: that of a QR payment. */
export const makeTransaction = async (trial: Trial, as?: Actor): Promise<Made> => {
  const code = await makeQr(trial, {}, as);
  const payment = await payQr(trial, code, undefined, as);
  const rows = await transactionsOf(trial, { product_id: payment['id'] }, as);
  const [row] = rows;
  if (!row) throw new Blocked('a QR payment has no transaction');
  return row;
};

const makers: Readonly<Record<string, (trial: Trial) => Promise<Made>>> = {
  qr_code: (trial) => makeQr(trial),
  payment_request: (trial) => makeRequest(trial),
  payment_method: (trial) => makeMethod(trial),
  transaction: (trial) => makeTransaction(trial),
};

/** Bodies of an endpoint, one for each shape it takes; the first is the one that laws send. */
const bodies: Readonly<Record<string, readonly ((trial: Trial) => Body)[]>> = {
  'qr_codes.create': [
    (trial) => qrBody(trial),
    (trial) => qrBody(trial, { type: 'STATIC', amount: undefined }),
  ],
  'payment_requests.create': [
    (trial) => walletBody(trial),
    (trial) => {
      const { type, reusability, virtual_account } = accountBody(trial);
      return walletBody(trial, { payment_method: { type, reusability, virtual_account } });
    },
  ],
  'payment_methods.create': [
    (trial) => accountBody(trial),
    (trial) => {
      const { payment_method } = walletBody(trial);
      return payment_method as Body;
    },
  ],
};

/** Requests whose body depends on the object that their path names. */
const samplers: Readonly<Record<string, (trial: Trial) => Promise<Input>>> = {
  'qr_codes.simulate': async (trial) => ({
    params: { external_id: textOf(await makeQr(trial, { type: 'STATIC' }), 'external_id') },
    body: { amount: trial.integer(12_000, 14_999) },
  }),
  'payment_requests.simulate': async (trial) => {
    const { id, amount } = await makeRequest(trial);
    return { params: { id: String(id) }, body: { amount } };
  },
};

/** Fields that a merchant chooses and that must be new. */
const references = ['external_id', 'reference_id'];

const exampleOf = (trial: Trial, { examples = {} }: EndpointSpec): unknown => {
  const [example] = Object.values(examples);
  if (example === undefined) return undefined;
  const fresh = references.filter((name) => field(example, name) !== undefined);
  return {
    ...(example as Body),
    ...Object.fromEntries(fresh.map((name) => [name, trial.fresh()])),
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

/** Whether a valid request of an endpoint can be made. */
export const isSampled = (contract: EndpointSpec): boolean => {
  if (contract.id in samplers) return true;
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
  ...Array.from({ length: bodies[id]?.length ?? 1 }).keys(),
];

/** A valid request of an endpoint in one of its shapes; what it refers to is made for it. */
export const sampleOf = async (
  trial: Trial,
  endpoint: string | EndpointSpec,
  variant = 0,
): Promise<Input> => {
  const contract = typeof endpoint === 'string' ? contractNamed(endpoint) : endpoint;
  const sampler = samplers[contract.id];
  if (sampler) return sampler(trial);
  const params = await referred(trial, contract.params);
  const query = await referred(trial, contract.query);
  if (!contract.body) return { params, query };
  const make = bodies[contract.id]?.[variant];
  return { params, query, body: make ? make(trial) : exampleOf(trial, contract) };
};
