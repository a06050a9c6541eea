// Checks over sockets the commands that control a running server: each prints its result.
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnLoopback } from '@kasir/client/testing';
import { unwrap } from '@kasir/control/client';
import { callbackType } from '@kasir/models';
import { parseCsv } from '@kasir/core/testing/internal';
import { createReceiver } from '@kasir/webhooks';
import { expect, onTestFinished, test } from 'vitest';
import { createKasir } from '../in-process/create.ts';
import { run } from './program.ts';
import { plainScreen } from '../terminal/screen.ts';
import { recipes } from './trigger-recipes.ts';

const open = async () => {
  const kasir = await createKasir();
  onTestFinished(() => kasir.close());
  const { baseUrl, controlUrl } = await kasir.listen();
  const env = { KASIR_CONTROL_URL: controlUrl, KASIR_CONTROL_TOKEN: kasir.controlToken };
  const kasirCommand = async (...args: readonly string[]): Promise<string> => {
    const lines: string[] = [];
    await run(args, {
      env,
      print: (text) => void lines.push(text),
      warn: () => {},
      screen: plainScreen,
    });
    return lines.join('\n');
  };
  /** Starts a command that keeps running, and waits for its first line. */
  const startCommand = async (...args: readonly string[]) => {
    const lines: string[] = [];
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const print = (text: string): void => {
      lines.push(text);
      resolve();
    };
    const ended = run(args, { env, print, warn: () => {}, screen: plainScreen });
    await Promise.race([begun, ended]);
    return { lines, ended };
  };
  /** Triggers an event; returns its webhook id. */
  const triggered = async (event: string): Promise<string> => {
    const made = JSON.parse(await kasirCommand('trigger', event, '--json')) as {
      event: string;
      webhook_id: string;
    }[];
    return made.find((one) => one.event === event)?.webhook_id ?? '';
  };
  return { ...kasir, baseUrl, kasirCommand, startCommand, triggered };
};

test.each(Object.keys(recipes))('kasir trigger %s ends with that event', async (event) => {
  const { kasirCommand } = await open();
  expect(await kasirCommand('trigger', event)).toContain(`  ${event}  `);
  expect(await kasirCommand('trigger', event)).toContain(`  ${event}  `);
});

test('an event that cannot be triggered is refused with the nearest one that can', async () => {
  const { kasirCommand } = await open();
  await expect(kasirCommand('trigger', 'payment.succeded')).rejects.toThrow(
    'Did you mean payment.succeeded?',
  );
});

test('kasir listen forwards events that a receiver can verify, and stops after --count events', async () => {
  const { kasirCommand, startCommand, callbackToken, signingSecret } = await open();
  const handled: string[] = [];
  const receiver = createReceiver({ token: callbackToken, secret: signingSecret });
  const { node } = receiver.handle((event) => void handled.push(event.event), { await: true });
  const { url, close } = await listenOnLoopback(createServer(node));
  onTestFinished(close);
  const { lines, ended } = await startCommand('listen', '--forward-to', url, '--count', '1');
  await kasirCommand('trigger', 'invoice.paid');
  await ended;
  expect(lines.at(-1)).toMatch(/invoice\.paid .* HTTP 200/);
  expect(handled).toEqual(['invoice.paid']);
});

test('kasir listen prints the token and secret that verify webhooks, and shows bodies with -v', async () => {
  const { kasirCommand, startCommand, callbackToken, signingSecret } = await open();
  const { lines, ended } = await startCommand('listen', '-v', '--count', '1');
  expect(lines[0]).toContain(callbackToken);
  expect(lines[0]).toContain(signingSecret);
  expect(lines[0]).toContain('trigger payment.succeeded');
  await kasirCommand('trigger', 'invoice.paid');
  await ended;
  const [line = '', ...body] = (lines.at(-1) ?? '').split('\n');
  expect(line).toMatch(/^\S+ \S+ {2}invoice\.paid {2}/);
  expect(JSON.parse(body.join('\n'))).toMatchObject({ status: 'PAID' });
});

test('events are listed, shown with the remedy for their failure, and resent', async () => {
  const { kasirCommand, triggered } = await open();
  const id = await triggered('invoice.paid');
  expect(await kasirCommand('events')).toContain(`${id}  invoice.paid  UNROUTED`);
  const printed = await kasirCommand('events', 'show', id);
  expect(printed).toMatch(
    /what to do\s+Set a callback URL.*npm run kasir -- callbacks set default URL/,
  );
  expect(await kasirCommand('events', 'resend', id)).toBe(id);
  expect(
    JSON.parse(await kasirCommand('events', 'resend', '--status', 'UNROUTED', '--json')),
  ).toEqual([id]);
});

test('requests are listed and shown by their Request-ID', async () => {
  const { kasirCommand, fetch: _fetch, baseUrl, key } = await open();
  const headers = { authorization: `Basic ${btoa(`${key}:`)}` };
  const response = await fetch(`${baseUrl}/customers/none`, { headers });
  const id = response.headers.get('request-id') ?? '';
  expect(await kasirCommand('logs', '--status', '404')).toMatch(
    new RegExp(`404  GET +/customers/none .*DATA_NOT_FOUND.*${id}`),
  );
  expect(await kasirCommand('requests', 'show', id)).toContain('"error_code": "DATA_NOT_FOUND"');
});

test('accounts, keys, switches and versions are shown and set', async () => {
  const { kasirCommand, account } = await open();
  const made = await kasirCommand('accounts', 'create', 'Warung');
  expect(await kasirCommand('accounts')).toMatch(/Toko Kasir .*platform\n.*Warung/);
  expect(made).toContain('xnd_development_');
  const [key = ''] = (await kasirCommand('keys', 'create', '--account', 'Warung')).split('\n');
  await kasirCommand('keys', 'revoke', key);
  expect(await kasirCommand('keys', '--account', 'Warung')).toMatch(new RegExp(`${key}.*revoked`));
  expect(await kasirCommand('switches', 'set', 'qr_codes', 'off')).toMatch(/qr_codes +off/);
  await expect(kasirCommand('switches', 'set', 'qr_codes', 'maybe')).rejects.toThrow('on or off');
  await expect(kasirCommand('switches', 'set', 'qr_code', 'on')).rejects.toThrow('qr_code');
  expect(await kasirCommand('versions', 'set', 'qr_codes', '2022-07-31')).toContain('2022-07-31');
  expect(await kasirCommand('versions', 'set', 'qr_codes', 'none')).toBe('None is set.');
  for (const [resource, date, message] of [
    ['nonsense', '2022-07-31', 'There is no resource nonsense with dated versions. Resources: '],
    ['customer', '2020-10-31', 'Did you mean customers?'],
    ['customers', '1999-01-01', 'must be one of 2020-05-19, 2020-10-31, or null'],
    ['nonsense', 'none', 'There is no resource nonsense'],
  ] as const)
    await expect(kasirCommand('versions', 'set', resource, date)).rejects.toThrow(message);
  expect(await kasirCommand('versions')).toBe('None is set.');
  expect(await kasirCommand('accounts', 'show', account)).toContain('"name": "Toko Kasir"');
});

test('the branding of an account is set and removed, and an invalid color is refused', async () => {
  const { kasirCommand } = await open();
  expect(await kasirCommand('branding', 'set', 'color', '#0B5F45')).toMatch(/color +#0b5f45/);
  const logo = 'https://toko.example/logo.png';
  expect(await kasirCommand('branding', 'set', 'logo', logo)).toContain(logo);
  expect(await kasirCommand('branding', 'set', 'logo', 'none')).not.toContain('logo');
  await expect(kasirCommand('branding', 'set', 'color', 'red')).rejects.toThrow('#0b5f45');
  await expect(kasirCommand('branding', 'set', 'font', 'x')).rejects.toThrow('color or logo');
  await expect(kasirCommand('branding', 'set', 'logo', '@/no/file.png')).rejects.toThrow('read');
  expect(await kasirCommand('branding', 'set', 'color', 'none')).toBe('None is set.');
});

test('callback URLs are set by type or for all, and listed with the token and secret that verify webhooks', async () => {
  const { kasirCommand, callbackToken, signingSecret } = await open();
  expect(await kasirCommand('callbacks')).toMatch(
    /no URL is set +npm run kasir -- callbacks set http/,
  );
  const url = 'https://merchant.example/hooks';
  expect(await kasirCommand('callbacks', 'set', 'invoice', url)).toMatch(/^invoice +https/);
  expect(await kasirCommand('callbacks', 'set', 'invoice', 'none')).toContain('no URL is set');
  expect(await kasirCommand('callbacks', 'set', url)).toMatch(/^default +https/);
  expect(await kasirCommand('callbacks', 'list', '--live')).toContain('callbacks set --live https');
  expect(await kasirCommand('callbacks', 'set', '--live', `${url}/live`)).toMatch(
    /^default +https.*live$/m,
  );
  const listing = await kasirCommand('callbacks', 'list');
  expect(listing).not.toContain(`${url}/live`);
  expect(listing).toContain(url);
  expect(listing).toMatch(new RegExp(`webhook token +${callbackToken}`));
  expect(listing).toContain(signingSecret);
  expect(JSON.parse(await kasirCommand('callbacks', '--json'))).toEqual({
    urls: { default: url },
    token: callbackToken,
    signing_secret: signingSecret,
  });
});

test.each([
  [['invoices', 'http://localhost:1'], 'no callback type invoices. Did you mean invoice? Types: '],
  [['payment', 'http://localhost:1'], 'Did you mean payment_'],
  [['constructor', 'http://localhost:1'], 'no callback type constructor.'],
  [['localhost:9000/hooks'], 'such as http://localhost:9000/hooks, not localhost:9000/hooks'],
  [['invoice'], 'such as http://localhost:3000/webhooks, not invoice'],
])('kasir callbacks set %j is refused with a suggestion', async (args, message) => {
  const { kasirCommand } = await open();
  await expect(kasirCommand('callbacks', 'set', ...args)).rejects.toThrow(message);
  expect(JSON.parse(await kasirCommand('callbacks', '--json'))).toMatchObject({ urls: {} });
});

test('help of kasir callbacks set names the types', async () => {
  const lines: string[] = [];
  const shell = {
    env: {},
    print: (text: string) => void lines.push(text),
    warn: () => {},
    screen: plainScreen,
  };
  await expect(run(['callbacks', 'set', '--help'], shell)).rejects.toThrow();
  const help = lines.join('\n').replaceAll(/\s+/g, ' ');
  expect(help).toContain('[type] <url|none>');
  for (const type of callbackType.options) expect(help).toContain(type);
});

test.each([
  [['--events', 'invoice.payed'], 'no event invoice.payed. Did you mean invoice.paid? Events: '],
  [['--forward-to', 'localhost:9000'], 'such as http://localhost:9000, not localhost:9000'],
  [['--forward-to', 'ftp://localhost/'], 'such as http://localhost:3000/webhooks'],
])('kasir listen %j is refused before it listens', async (args, message) => {
  const { startCommand } = await open();
  await expect(startCommand('listen', ...args)).rejects.toThrow(message);
});

test('details of an event that its receiver refused have the URL of each attempt', async () => {
  const { kasirCommand, triggered } = await open();
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(401).end();
  });
  const { url, close } = await listenOnLoopback(server);
  onTestFinished(close);
  const place = `${url}/hooks`;
  await kasirCommand('callbacks', 'set', `${place}?secret=1`);
  const id = await triggered('invoice.paid');
  const details = await kasirCommand('events', 'show', id);
  expect(details).toMatch(/^status +PENDING$/m);
  expect(details).toMatch(new RegExp(`^url +${place}$`, 'm'));
  expect(details).toMatch(new RegExp(`automatic +${place} +HTTP 401$`, 'm'));
  expect(details).not.toContain('secret=1');
});

test('the clock is moved by durations as people write them', async () => {
  const { kasirCommand } = await open();
  await kasirCommand('clock', 'freeze');
  const before = JSON.parse(await kasirCommand('clock', '--json')) as { now: string };
  await kasirCommand('clock', 'advance', '30d');
  const after = JSON.parse(await kasirCommand('clock', 'show', '--json')) as { now: string };
  expect(Date.parse(after.now) - Date.parse(before.now)).toBe(30 * 86_400_000);
  expect(await kasirCommand('clock', 'run')).toContain('running');
  await expect(kasirCommand('clock', 'advance', 'soon')).rejects.toThrow('90s, 15m, 12h or 30d');
});

test('a test account is kept in a file and put back', async () => {
  const { kasirCommand, control, account } = await open();
  const file = join(mkdtempSync(join(tmpdir(), 'kasir-')), 'fixture.json');
  await kasirCommand('trigger', 'payment.succeeded');
  expect(await kasirCommand('snapshot', 'save', file)).toMatch(/\d+ objects/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'kasir-snapshot/1' });
  unwrap(await control.snapshots.reset({ params: { id: account }, body: {} }));
  await kasirCommand('snapshot', 'restore', file);
  expect(await kasirCommand('events')).toContain('payment.succeeded');
  await expect(kasirCommand('snapshot', 'restore', '/nowhere.json')).rejects.toThrow('no snapshot');
});

test('operators are added with a token that works, listed, given roles, and removed', async () => {
  const { kasirCommand, control } = await open();
  expect(await kasirCommand('operators')).toBe('There is none beside root, the control token.');
  const added = await kasirCommand('operators', 'add', 'siti', '--role', 'viewer');
  const [, first = ''] = added.split('\n');
  expect(await kasirCommand('clock', '--token', first)).toContain('running');
  await expect(kasirCommand('clock', 'freeze', '--token', first)).rejects.toThrow(
    /403 REQUEST_FORBIDDEN_ERROR: This needs the role operator, and siti has the role viewer/,
  );
  await kasirCommand('operators', 'role', 'siti', 'operator', '--reason', 'runs the tests');
  expect(await kasirCommand('operators', 'list')).toMatch(/^siti {2}operator {2}\S+ \S+ {2}root$/m);
  await kasirCommand('clock', 'freeze', '--token', first);
  const [, second = ''] = (await kasirCommand('operators', 'rotate', 'siti')).split('\n');
  await expect(kasirCommand('clock', '--token', first)).rejects.toThrow('refuses the token');
  expect(await kasirCommand('clock', '--token', second)).toContain('frozen');
  expect(await kasirCommand('operators', 'remove', 'siti')).toBe('siti is removed.');
  await expect(kasirCommand('operators', 'add', 'siti', '--role', 'boss')).rejects.toThrow(
    /viewer, operator, admin/,
  );
  await expect(kasirCommand('operators', 'add', 'Siti', '--role', 'viewer')).rejects.toThrow(
    /body\.name must be 1 to 64/,
  );
  const acts = unwrap(await control.audit.list({ query: { operation: 'operators.role' } })).data;
  expect(acts).toMatchObject([{ reason: 'runs the tests', object: 'siti' }]);
});

test('the audit log is listed, exported as lines of JSON and as CSV, and verified', async () => {
  const { kasirCommand } = await open();
  await kasirCommand('clock', 'freeze');
  await kasirCommand('operators', 'add', 'siti', '--role', 'admin', '--reason', '=1+1, "quoted"');
  const listed = await kasirCommand('audit', '--operation', 'operators.add');
  expect(listed).toMatch(/root +operators\.add +succeeded +siti +=1\+1, "quoted"/);
  const entries = (await kasirCommand('audit', 'export'))
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.map(({ sequence, phase }) => [sequence, phase])).toEqual([
    [1, 'begun'],
    [2, 'ended'],
    [3, 'begun'],
    [4, 'ended'],
  ]);
  const rows = parseCsv(`${await kasirCommand('audit', 'export', '--format', 'csv')}\n`);
  expect(rows.map(([sequence]) => sequence)).toEqual(['sequence', '1', '2', '3', '4']);
  expect(rows[3]).toContain(`'=1+1, "quoted"`);
  const [whole, noted = ''] = (await kasirCommand('audit', 'verify')).split('\n');
  expect([whole, noted]).toEqual(['The log is whole.', `4:${entries[3].digest}`]);
  expect(await kasirCommand('audit', 'verify', '--noted', noted)).toContain(noted);
  await expect(kasirCommand('audit', 'verify', '--noted', `4:${'0'.repeat(64)}`)).rejects.toThrow(
    'Entry 4: It is not the entry whose digest was noted.',
  );
  await expect(kasirCommand('audit', 'verify', '--noted', '4')).rejects.toThrow('--noted must be');
});
