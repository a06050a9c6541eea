// Checks settings: each flag has its variable, flags win, and unusable values are named.
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from './config.ts';
import { optionsOf, settings as declared, settingsTable, variables } from './setting-table.ts';
import { exitCodes } from '../failures/exit-codes.ts';
import { BadSetting, unknownVariables } from './settings.ts';

const settings: readonly (readonly [flag: string, value: string, variable: string])[] = [
  ['host', '0.0.0.0', 'KASIR_HOST'],
  ['port', '9001', 'KASIR_PORT'],
  ['control-host', '::', 'KASIR_CONTROL_HOST'],
  ['control-port', '9002', 'KASIR_CONTROL_PORT'],
  ['data', '/srv/kasir', 'KASIR_DATA'],
  ['memory', '', 'KASIR_MEMORY'],
  ['database', 'postgres://host/name', 'KASIR_DATABASE_URL'],
  ['redis', 'redis://host', 'KASIR_REDIS_URL'],
  ['dialect', 'service', 'KASIR_DIALECT'],
  ['refunds', 'async', 'KASIR_REFUNDS'],
  ['public-url', 'https://pay.example/kasir', 'KASIR_PUBLIC_URL'],
  ['trust-proxy', '10.0.0.1', 'KASIR_TRUST_PROXY'],
  ['insecure-http', '', 'KASIR_INSECURE_HTTP'],
  ['allow-private-callbacks', '', 'KASIR_ALLOW_PRIVATE_CALLBACKS'],
  ['master-key-file', '/run/keys', 'KASIR_MASTER_KEY_FILE'],
  ['log-level', 'debug', 'KASIR_LOG_LEVEL'],
];

test.each(settings)(
  '--%s %s can also be set by %s, which its help names',
  (flag, value, variable) => {
    const args = value === '' ? [`--${flag}`] : [`--${flag}`, value];
    const byFlag = readConfig(args, {});
    expect(byFlag).not.toEqual(readConfig([], {}));
    expect(readConfig([], { [variable]: value || 'true' })).toEqual(byFlag);
    const option = optionsOf().find(({ long }) => long === `--${flag}`);
    expect(option?.description).toContain(`(${variable}`);
  },
);

test('the files of TLS must be given together, by flags or variables', () => {
  const tls = { cert: '/c', key: '/k' };
  expect(readConfig(['--tls-cert', '/c', '--tls-key', '/k'], {})?.tls).toEqual(tls);
  expect(readConfig([], { KASIR_TLS_CERT: '/c', KASIR_TLS_KEY: '/k' })?.tls).toEqual(tls);
  expect(() => readConfig(['--tls-cert', '/c'], {})).toThrow(BadSetting);
});

test('master keys come from a variable or a file, and invalid ones are not repeated', () => {
  const [newest, former] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const text = `${newest.toString('base64')},${former.toString('base64')}`;
  expect(readConfig([], { KASIR_MASTER_KEY: text })?.masterKeys).toEqual([newest, former]);
  const both = { KASIR_MASTER_KEY: text, KASIR_MASTER_KEY_FILE: '/k' };
  expect(() => readConfig([], both)).toThrow('exclude each other');
  for (const wrong of ['secret-word', Buffer.alloc(31).toString('base64'), ',']) {
    const reading = () => readConfig([], { KASIR_MASTER_KEY: wrong });
    expect(reading).toThrow('KASIR_MASTER_KEY must be Base64 of 32 random bytes');
    expect(reading).not.toThrow('secret-word');
  }
});

test('a mail server must be given with a sender, by flag or variable', () => {
  const env = { KASIR_MAIL_FROM: 'kasir@shop.example' };
  const url = 'smtp://user:word@mail.example:587';
  const mail = { url, from: 'kasir@shop.example', to: null };
  expect(readConfig(['--smtp', url], env)?.mail).toEqual(mail);
  const to = 'ops@shop.example';
  const variables = { ...env, KASIR_SMTP_URL: url, KASIR_MAIL_TO: to };
  expect(readConfig([], variables)?.mail).toEqual({ ...mail, to });
  expect(readConfig([], env)?.mail).toBeNull();
  expect(() => readConfig(['--smtp', url], {})).toThrow('KASIR_MAIL_FROM must be given');
  for (const wrong of ['shop', 'Shop <a@b.example>', 'a@b,c@d'])
    expect(() => readConfig([], { KASIR_MAIL_FROM: wrong })).toThrow('KASIR_MAIL_FROM must be an');
  expect(() => readConfig(['--smtp', 'http://mail.example'], env)).toThrow('--smtp');
});

test('a flag overrides every variable, and an empty variable is ignored', () => {
  const env = { KASIR_DATABASE_URL: 'postgres://host/name', KASIR_PORT: '', KASIR_MEMORY: 'false' };
  const storage = (args: readonly string[]) => readConfig(args, env)?.storage.kind;
  expect([storage([]), storage(['--data', 'd']), storage(['--memory'])]).toEqual([
    'postgres',
    'file',
    'memory',
  ]);
  expect(readConfig([], env)).toMatchObject({ port: 8_585, controlPort: 8_586 });
});

test('several trusted proxies can be given, by flags or in one variable', () => {
  const proxies = ['10.0.0.1', '::1'];
  const flags = proxies.flatMap((address) => ['--trust-proxy', address]);
  expect(readConfig(flags, {})?.trustedProxies).toEqual(proxies);
  const env = { KASIR_TRUST_PROXY: '10.0.0.1, ::1' };
  expect(readConfig([], env)?.trustedProxies).toEqual(proxies);
});

test('a public URL loses the slash at its end, because paths begin with one', () => {
  const url = (text: string): Config['publicUrl'] | undefined =>
    readConfig(['--public-url', text], {})?.publicUrl;
  expect([url('https://pay.example/'), url('https://pay.example/a//')]).toEqual([
    'https://pay.example',
    'https://pay.example/a',
  ]);
});

test.each([
  [['--port', '65536'], '--port (KASIR_PORT) must be a whole number from 0 to 65535, not "65536".'],
  [['--dialect', 'x'], '--dialect (KASIR_DIALECT) must be one of spec, service, not "x".'],
  [['--log-level', 'loud'], '--log-level (KASIR_LOG_LEVEL) must be one of fatal, error, warn,'],
  [['--database', 'mysql://h'], '(KASIR_DATABASE_URL) must be a URL such as postgres://host/path.'],
  [['--database', 'postgres://a:b@:x'], '(KASIR_DATABASE_URL) must be a URL such as'],
  [['--redis', 'localhost:6379'], '--redis (KASIR_REDIS_URL) must be a URL such as redis://'],
  [['--public-url', 'ftp://x'], '--public-url (KASIR_PUBLIC_URL) must be a URL such as https://'],
  [
    ['--public-url', 'https://x/?a=b'],
    '(KASIR_PUBLIC_URL) must be a URL without query and fragment',
  ],
  [['--trust-proxy', 'proxy'], '(KASIR_TRUST_PROXY) must be IP addresses separated by commas'],
  [['--memory', '--data', 'x'], '--memory, --database and --data exclude each other'],
  [['--unknown'], "'--unknown'"],
])('%j is refused by name', (args, message) => {
  expect(() => readConfig(args, {})).toThrow(BadSetting);
  expect(() => readConfig(args, {})).toThrow(message);
});

test.each([
  ['KASIR_MEMORY', 'yes', '--memory (KASIR_MEMORY) must be true or false, not "yes".'],
  ['KASIR_CALLBACK_URL', 'shop.example', 'KASIR_CALLBACK_URL must be a URL such as https://'],
  ['KASIR_RATE_LIMIT_TEST', '-1', 'KASIR_RATE_LIMIT_TEST must be a whole number from 0'],
])('the variable %s is refused by name', (variable, value, message) => {
  expect(() => readConfig([], { [variable]: value })).toThrow(message);
});

test('all mistakes are listed at once, each with its remedy, and nothing secret is repeated', () => {
  const env = { KASIR_DATABASE_URL: 'mysql://a:hidden@h', KASIR_RATE_LIMIT_LIVE: 'many' };
  const args = ['--port', 'x', '--tls-cert', 'c', '--dialect', 'y'];
  let message = '';
  try {
    readConfig(args, env);
  } catch (error) {
    ({ message } = error as BadSetting);
  }
  expect(message.split('\n')).toEqual([
    '5 settings cannot be used:',
    '  - --port (KASIR_PORT) must be a whole number from 0 to 65535, not "x".',
    '  - --database (KASIR_DATABASE_URL) must be a URL such as postgres://host/path.',
    '  - --dialect (KASIR_DIALECT) must be one of spec, service, not "y".',
    '  - KASIR_RATE_LIMIT_LIVE must be a whole number from 0 to 1000000000, not "many".',
    '  - --tls-cert (KASIR_TLS_CERT) and --tls-key (KASIR_TLS_KEY) must be given together.',
  ]);
});

test('an unknown variable gets a warning, with a similar variable if there is one', () => {
  const env = { KASIR_PROT: '1', KASIR_PORT: '2', KASIR_SOMETHING_ELSE: '3', PORT: '4' };
  expect(unknownVariables(env, variables)).toEqual([
    'KASIR_PROT is not a setting: did you mean KASIR_PORT?',
    'KASIR_SOMETHING_ELSE is not a setting: it is ignored',
  ]);
});

test('the default of each setting is one of its valid values', () => {
  for (const { schema, ...one } of Object.values(declared)) {
    if ('default' in one) expect(schema.safeParse(one.default).success, one.variable).toBe(true);
  }
});

const guide = readFileSync(
  join(import.meta.dirname, '../../../../docs/guide/operations.md'),
  'utf8',
);

test('the guide has the table of all settings and that of all exit codes', () => {
  expect(guide).toContain(settingsTable());
  const rows = Object.values(exitCodes).map(({ code, meaning }) => `| ${code} | ${meaning} |`);
  expect(guide).toContain(['| Exit code | When |', '|---|---|', ...rows].join('\n'));
});
