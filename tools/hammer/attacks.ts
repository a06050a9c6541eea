// What the hammer does: one step at a time, on every listener, with hostile text wherever text
// goes.
import type { Handler } from '@kasir/core/server';
import { handlers } from '@kasir/server';
import type { Chance } from './chance.ts';
import {
  encoded,
  headerText,
  hostileCallback,
  hostileText,
  hostileUrl,
  spoiled,
} from './hostile.ts';
import { KEY, TOKEN } from './target.ts';
import type { Answer, Sent } from './wire.ts';
import type { World } from './world.ts';

/** One step's surroundings. */
export interface Scene {
  readonly chance: Chance;
  readonly world: World;
  readonly publicUrl: string;
  readonly controlUrl: string;
  /** Sends and judges; null when there was no answer for a known reason. */
  readonly ask: (sent: Sent) => Promise<Answer | null>;
}

export type Attack = (scene: Scene) => Promise<void>;

type Step = readonly [method: string, target: string, body?: unknown];

const basic = `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Headers that some requests carry beside their own. */
const oddHeaders = ({ chance, world }: Scene): Record<string, string> => {
  const odd = () =>
    headerText(chance.in100(50) ? hostileText(chance) : world.names.any(chance, 'a'));
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
  const some = names.filter(() => chance.in100(8)).map((name) => [name, odd()]);
  const forwarded = chance.pick(['203.0.113.9:80', '[2001:db8::1]:1', '::ffff:1.2.3.4', odd()]);
  return {
    ...(Object.fromEntries(some) as Record<string, string>),
    ...(chance.in100(50) && { 'x-forwarded-for': forwarded }),
  };
};

const call = async (scene: Scene, [method, target, body]: Step): Promise<unknown> => {
  const { chance, world, publicUrl: base, ask } = scene;
  const types = ['application/json', 'application/json; charset=utf-8', 'text/plain'] as const;
  const type = chance.in100(95) ? types[0] : chance.pick(types);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(chance.in100(97) && { authorization: basic }),
    ...(text !== undefined && { 'content-type': type }),
    ...(text !== undefined && chance.in100(2) && { 'content-encoding': 'br' }),
    ...oddHeaders(scene),
  };
  const answer = await ask({
    base,
    method,
    target,
    headers,
    ...(text !== undefined && { body: text }),
  });
  const found = answer && parsed(answer.text);
  if (found !== null) world.harvest(found);
  return found;
};

const filled = ({ chance, world }: Scene, path: string): string =>
  path.replaceAll(/\{\w+\}/g, () =>
    encoded(chance.in100(80) ? world.names.any(chance, 'none') : hostileText(chance)),
  );

const queryOf = ({ chance, world }: Scene): string => {
  if (chance.in100(60)) return '';
  const names = [
    'limit',
    'after_id',
    'reference_id',
    'created[gte]',
    'types',
    'x',
    'currency',
  ] as const;
  const value = chance.in100(50) ? hostileText(chance) : world.names.any(chance, '1');
  return `?${encoded(chance.pick(names))}=${encoded(value)}`;
};

/** Any endpoint with an example of its own, spoiled here and there. */
const endpoint: Attack = async (scene) => {
  const { chance } = scene;
  const { contract } = chance.pick(handlers as [Handler, ...Handler[]]);
  const examples = Object.values(contract.examples ?? {});
  const example = chance.among(examples, { amount: 20_000, auth_code: '123456' });
  const body = contract.body ? spoiled(chance, example, chance.pick([0, 5, 30])) : undefined;
  const query = contract.method === 'GET' ? queryOf(scene) : '';
  await call(scene, [contract.method, filled(scene, contract.path) + query, body]);
};

const waysOf = (chance: Chance) => ({
  success_return_url: hostileUrl(chance),
  failure_return_url: hostileUrl(chance),
  cancel_return_url: hostileUrl(chance),
});

/** Something with a page, all its text and all its URLs odd; what is refused is refused. */
const something: Attack = async (scene) => {
  const { chance } = scene;
  const wallet = (reusability: string) => ({
    type: 'EWALLET',
    reusability,
    reference_id: hostileText(chance),
    ewallet: { channel_code: chance.pick(['DANA', 'OVO']), channel_properties: waysOf(chance) },
  });
  const steps: readonly [() => Step, ...(() => Step)[]] = [
    () => [
      'POST',
      '/payment_requests',
      {
        currency: 'IDR',
        amount: 1_000 + chance.below(100_000),
        description: hostileText(chance),
        payment_method: wallet('ONE_TIME_USE'),
      },
    ],
    () => ['POST', '/v2/payment_methods', wallet('MULTIPLE_USE')],
    () => [
      'POST',
      '/v2/invoices',
      {
        external_id: hostileText(chance),
        amount: 25_000,
        description: hostileText(chance),
        success_redirect_url: hostileUrl(chance),
        failure_redirect_url: hostileUrl(chance),
      },
    ],
    () => ['POST', '/reports', { type: chance.pick(['BALANCE_HISTORY', 'TRANSACTIONS']) }],
  ];
  await call(scene, chance.pick(steps)());
};

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** Opens a page and presses one of its buttons, or none that it has. */
const payer: Attack = async ({ chance, world, publicUrl: base, ask }) => {
  const target = world.pages.any(chance, '/hosted/none');
  const page = await ask({ base, method: 'GET', target, headers: {} });
  const buttons = Array.from(
    page?.text.matchAll(/value="([^"]*)"/g) ?? [],
    ([, value = '']) => value,
  );
  const choice = chance.in100(85) ? chance.among(buttons, 'approve') : hostileText(chance);
  const method = chance.in100(90) ? 'POST' : chance.pick(['PUT', 'DELETE', 'HEAD', 'PATCH']);
  const form = new URLSearchParams({ choice: choice.toWellFormed() }).toString();
  await ask({ base, method, target, headers: formHeaders, body: form });
  await ask({ base, method: 'GET', target, headers: {} });
};

/** Fetches a file, and sometimes leaves in the middle of it. */
const file: Attack = async ({ chance, world, publicUrl: base, ask }) => {
  const known = world.files.any(chance, '/downloads/none');
  const odd = chance.in100(10);
  const target = odd ? known + encoded(hostileText(chance)) : known;
  // An overlong HEAD is refused before it is known to be one, with a body.
  const method = odd ? 'GET' : chance.pick(['GET', 'GET', 'HEAD']);
  const leave = chance.in100(20) ? { leaveAfter: 1 } : {};
  await ask({ base, method, target, headers: {}, ...leave });
};

const health: Attack = async ({ publicUrl: base, ask }) => {
  await ask({ base, method: 'GET', target: '/_health', headers: {} });
};

const controlSteps = (
  chance: Chance,
  account: string,
  event: string,
): readonly [Step, ...Step[]] => {
  const text = hostileText(chance);
  return [
    ['GET', '/clock'],
    chance.in100(20) ? ['POST', '/clock/advance', { ms: chance.below(60_000) }] : ['GET', '/clock'],
    chance.in100(20)
      ? ['POST', '/accounts', { name: text, callback_urls: { default: hostileCallback(chance) } }]
      : ['GET', `/accounts/${account}`],
    chance.in100(20) ? ['POST', '/accounts', { name: text, parent: account }] : ['GET', '/none'],
    ['PATCH', `/accounts/${account}`, { name: text }],
    ['PATCH', `/accounts/${account}`, { callback_token: { test: text } }],
    [
      'PATCH',
      `/accounts/${account}`,
      { callback_urls: { test: { default: hostileCallback(chance) } } },
    ],
    ['PATCH', `/accounts/${account}`, { versions: { test: { [text]: '2020-10-31' } } }],
    ['GET', `/accounts/${encoded(text)}`],
    ['POST', `/accounts/${account}/keys`, { name: text }],
    ['GET', `/accounts/${account}/events?subject=${encoded(text)}`],
    ['POST', `/accounts/${account}/events/resend`, { webhook_id: chance.in100(50) ? text : event }],
    ['GET', `/accounts/${account}/webhooks`],
    ['POST', `/accounts/${account}/balance`, { type: 'DEPOSIT', amount: 5_000, description: text }],
    [chance.pick(['PUT', 'GET', 'POST']), `/${encoded(text)}`, { [text]: text }],
  ];
};

/** The control API, mostly with its token. */
const control: Attack = async ({ chance, world, controlUrl: base, ask }) => {
  const account = encoded(world.accounts.any(chance, 'none'));
  const steps = controlSteps(chance, account, world.events.any(chance, 'none'));
  const [method, target, body] = chance.pick(steps);
  const headers = {
    ...(chance.in100(95) && { authorization: `Bearer ${TOKEN}` }),
    ...(chance.in100(3) && { host: 'evil.example' }),
  };
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await ask({ base, method, target, headers, ...text });
  if (answer) world.harvest(parsed(answer.text));
};

/** Everything that is asked with HTTP, each as often as its weight says. */
export const attacks: readonly [readonly [number, Attack], ...(readonly [number, Attack])[]] = [
  [40, endpoint],
  [15, something],
  [15, payer],
  [6, file],
  [4, health],
  [12, control],
];
