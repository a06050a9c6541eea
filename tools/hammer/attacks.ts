// The attacks of the hammer: one step at a time, on every listener, with hostile text in every
// field that accepts text.
import type { Handler } from '@kasir/core/server';
import { handlers } from '@kasir/server';
import type { RandomSource } from '../random/random-source.ts';
import {
  encoded,
  headerText,
  hostileCallback,
  hostileText,
  hostileUrl,
  mutateBody,
} from './hostile.ts';
import { snapshotFiles } from './snapshot-files.ts';
import { KEY, TOKEN } from './target.ts';
import type { ReceivedResponse, SentRequest } from './wire.ts';
import type { Discovery } from './discovery.ts';

/** The context in which an attack runs a step. */
export interface AttackContext {
  readonly random: RandomSource;
  readonly discovery: Discovery;
  readonly publicUrl: string;
  readonly controlUrl: string;
  /** Sends a request and checks the response; returns null for a request without a response. */
  readonly ask: (sent: SentRequest) => Promise<ReceivedResponse | null>;
}

export type Attack = (context: AttackContext) => Promise<void>;

type Step = readonly [method: string, target: string, body?: unknown];

const basic = `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Returns additional headers for some requests. */
const oddHeaders = ({ random, discovery }: AttackContext): Record<string, string> => {
  const odd = () =>
    headerText(random.in100(50) ? hostileText(random) : discovery.names.any(random, 'a'));
  const names = [
    'idempotency-key',
    'x-idempotency-key',
    'api-version',
    'for-user-id',
    'with-fee-rule',
    'webhook-id',
    'accept',
    'x-forwarded-proto',
  ];
  const some = names.filter(() => random.in100(8)).map((name) => [name, odd()]);
  const forwarded = random.pick(['203.0.113.9:80', '[2001:db8::1]:1', '::ffff:1.2.3.4', odd()]);
  return {
    ...(Object.fromEntries(some) as Record<string, string>),
    ...(random.in100(50) && { 'x-forwarded-for': forwarded }),
  };
};

const call = async (context: AttackContext, [method, target, body]: Step): Promise<unknown> => {
  const { random, discovery, publicUrl: base, ask } = context;
  const types = ['application/json', 'application/json; charset=utf-8', 'text/plain'] as const;
  const type = random.in100(95) ? types[0] : random.pick(types);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(random.in100(97) && { authorization: basic }),
    ...(text !== undefined && { 'content-type': type }),
    ...(text !== undefined && random.in100(2) && { 'content-encoding': 'br' }),
    ...oddHeaders(context),
  };
  const response = await ask({
    base,
    method,
    target,
    headers,
    ...(text !== undefined && { body: text }),
  });
  const found = response && parseJson(response.text);
  if (found !== null) discovery.collect(found);
  return found;
};

const fillPath = ({ random, discovery }: AttackContext, path: string): string =>
  path.replaceAll(/\{\w+\}/g, () =>
    encoded(random.in100(80) ? discovery.names.any(random, 'none') : hostileText(random)),
  );

const queryOf = ({ random, discovery }: AttackContext): string => {
  if (random.in100(60)) return '';
  const names = [
    'limit',
    'after_id',
    'reference_id',
    'created[gte]',
    'types',
    'x',
    'currency',
  ] as const;
  const value = random.in100(50) ? hostileText(random) : discovery.names.any(random, '1');
  return `?${encoded(random.pick(names))}=${encoded(value)}`;
};

/** Calls any endpoint with an example of its contract, partly mutated. */
const endpoint: Attack = async (context) => {
  const { random } = context;
  const { contract } = random.pick(handlers as [Handler, ...Handler[]]);
  const examples = Object.values(contract.examples ?? {});
  const example = random.among(examples, { amount: 20_000, auth_code: '123456' });
  const body = contract.body ? mutateBody(random, example, random.pick([0, 5, 30])) : undefined;
  const query = contract.method === 'GET' ? queryOf(context) : '';
  await call(context, [contract.method, fillPath(context, contract.path) + query, body]);
};

const returnUrls = (random: RandomSource) => ({
  success_return_url: hostileUrl(random),
  failure_return_url: hostileUrl(random),
  cancel_return_url: hostileUrl(random),
});

/** Creates an object with a hosted page and hostile text and URLs; it may be rejected. */
const createObject: Attack = async (context) => {
  const { random } = context;
  const wallet = (reusability: string) => ({
    type: 'EWALLET',
    reusability,
    reference_id: hostileText(random),
    ewallet: { channel_code: random.pick(['DANA', 'OVO']), channel_properties: returnUrls(random) },
  });
  const steps: readonly [() => Step, ...(() => Step)[]] = [
    () => [
      'POST',
      '/payment_requests',
      {
        currency: 'IDR',
        amount: 1_000 + random.below(100_000),
        description: hostileText(random),
        payment_method: wallet('ONE_TIME_USE'),
      },
    ],
    () => ['POST', '/v2/payment_methods', wallet('MULTIPLE_USE')],
    () => [
      'POST',
      '/v2/invoices',
      {
        external_id: hostileText(random),
        amount: 25_000,
        description: hostileText(random),
        success_redirect_url: hostileUrl(random),
        failure_redirect_url: hostileUrl(random),
      },
    ],
    () => ['POST', '/reports', { type: random.pick(['BALANCE_HISTORY', 'TRANSACTIONS']) }],
  ];
  await call(context, random.pick(steps)());
};

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** Opens a page and sends one of its buttons, or a choice that it does not have. */
const payer: Attack = async ({ random, discovery, publicUrl: base, ask }) => {
  const target = discovery.pages.any(random, '/hosted/none');
  const page = await ask({ base, method: 'GET', target, headers: {} });
  const buttons = Array.from(
    page?.text.matchAll(/value="([^"]*)"/g) ?? [],
    ([, value = '']) => value,
  );
  const choice = random.in100(85) ? random.among(buttons, 'approve') : hostileText(random);
  const method = random.in100(90) ? 'POST' : random.pick(['PUT', 'DELETE', 'HEAD', 'PATCH']);
  const form = new URLSearchParams({ choice: choice.toWellFormed() }).toString();
  await ask({ base, method, target, headers: formHeaders, body: form });
  await ask({ base, method: 'GET', target, headers: {} });
};

/** Downloads a file, and sometimes disconnects in the middle. */
const file: Attack = async ({ random, discovery, publicUrl: base, ask }) => {
  const known = discovery.files.any(random, '/downloads/none');
  const odd = random.in100(10);
  const target = odd ? known + encoded(hostileText(random)) : known;
  // The server rejects an overlong HEAD before it reads the method, so the response has a body.
  const method = odd ? 'GET' : random.pick(['GET', 'GET', 'HEAD']);
  const crash = random.in100(20) ? { disconnectAfter: 1 } : {};
  await ask({ base, method, target, headers: {}, ...crash });
};

const health: Attack = async ({ publicUrl: base, ask }) => {
  await ask({ base, method: 'GET', target: '/_health', headers: {} });
};

const controlSteps = (
  random: RandomSource,
  account: string,
  event: string,
): readonly [Step, ...Step[]] => {
  const text = hostileText(random);
  return [
    ['GET', '/clock'],
    random.in100(20) ? ['POST', '/clock/advance', { ms: random.below(60_000) }] : ['GET', '/clock'],
    random.in100(20)
      ? ['POST', '/accounts', { name: text, callback_urls: { default: hostileCallback(random) } }]
      : ['GET', `/accounts/${account}`],
    random.in100(20) ? ['POST', '/accounts', { name: text, parent: account }] : ['GET', '/none'],
    ['PATCH', `/accounts/${account}`, { name: text }],
    ['PATCH', `/accounts/${account}`, { callback_token: { test: text } }],
    [
      'PATCH',
      `/accounts/${account}`,
      { callback_urls: { test: { default: hostileCallback(random) } } },
    ],
    ['PATCH', `/accounts/${account}`, { versions: { test: { [text]: '2020-10-31' } } }],
    ['GET', `/accounts/${encoded(text)}`],
    ['POST', `/accounts/${account}/keys`, { name: text }],
    ['GET', `/accounts/${account}/events?subject=${encoded(text)}`],
    ['POST', `/accounts/${account}/events/resend`, { webhook_id: random.in100(50) ? text : event }],
    ['GET', `/accounts/${account}/webhooks`],
    ['POST', `/accounts/${account}/balance`, { type: 'DEPOSIT', amount: 5_000, description: text }],
    [random.pick(['PUT', 'GET', 'POST']), `/${encoded(text)}`, { [text]: text }],
  ];
};

/** Calls the control API, mostly with its token. */
const control: Attack = async ({ random, discovery, controlUrl: base, ask }) => {
  const account = encoded(discovery.accounts.any(random, 'none'));
  const steps = controlSteps(random, account, discovery.events.any(random, 'none'));
  const [method, target, body] = random.pick(steps);
  const headers = {
    ...(random.in100(95) && { authorization: `Bearer ${TOKEN}` }),
    ...(random.in100(3) && { host: 'evil.example' }),
  };
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await ask({ base, method, target, headers, ...text });
  if (response) discovery.collect(parseJson(response.text));
};

/** All attacks over HTTP, with their weights. */
export const attacks: readonly [readonly [number, Attack], ...(readonly [number, Attack])[]] = [
  [40, endpoint],
  [15, createObject],
  [15, payer],
  [6, file],
  [4, health],
  [12, control],
  [2, snapshotFiles],
];
