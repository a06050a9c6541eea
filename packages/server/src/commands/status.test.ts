// Checks the output and the effects of `kasir status`, `open`, `reset` and `trigger`.
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decideQuietly } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import { operations } from '@kasir/payments/operation';
import { sendOperation } from '@kasir/payments/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createKasir, type CreateOptions } from '../in-process/create.ts';
import { launchCommand, runHere } from '../testing/process.ts';
import { sources } from '../testing/stores.ts';

const open = async (options: CreateOptions = {}) => {
  const kasir = await createKasir(options);
  onTestFinished(() => kasir.close());
  const { controlUrl } = await kasir.listen();
  const env = { KASIR_CONTROL_URL: controlUrl, KASIR_CONTROL_TOKEN: kasir.controlToken };
  const command = (...args: readonly string[]) => runHere(args, env);
  return { ...kasir, controlUrl, env, command };
};

test('status shows that the server is ready, the time of its clock, and why webhooks do not arrive', async () => {
  const { command } = await open();
  await command('clock', 'advance', '7d');
  await command('trigger', 'invoice.paid');
  const { out } = await command('status');
  expect(out).toMatch(/^server +ready$/m);
  expect(out).toMatch(/^test clock .* running, (?:6 d 23 h|7 d) ahead$/m);
  expect(out).toMatch(/^webhooks go to +nowhere yet: /m);
  expect(out).toMatch(/^undelivered +[1-9]/m);
  expect(out).toMatch(/^what to do +Set a callback URL/m);
  expect(JSON.parse((await command('status', '--json')).out)).toMatchObject({ status: 'ready' });
});

test('status shows the number of doubtful operations of live mode, and the command that lists them', async () => {
  const store = memoryStore(sources);
  const { command, account } = await open({ store });
  expect((await command('status')).out).not.toContain('doubtful');
  await store.exec({ account, mode: 'live' }, (at, tx) =>
    decideQuietly(at, tx, (d) => {
      const sent = sendOperation(d, { id: d.id(), work: 'charge', currency: 'IDR', amount: 1_000 });
      d.change(operations, sent, { attention: 'NO_OUTCOME' });
    }),
  );
  expect((await command('status')).out).toMatch(
    /^doubtful +1 operations \(.*connectors doubtful\)$/m,
  );
  const { attention } = JSON.parse((await command('status', '--json')).out) as {
    readonly attention: unknown;
  };
  expect(attention).toEqual({
    doubts: { count: 1, more: false },
    differences: { count: 0, more: false },
  });
});

test('status works for a viewer, who cannot read callback URLs', async () => {
  const { command } = await open();
  const added = await command('operators', 'add', 'siti', '--role', 'viewer');
  const [, token = ''] = added.out.split('\n');
  const { code, out } = await command('status', '--token', token);
  expect(code).toBe(0);
  expect(out).toMatch(/^webhooks go to +URLs that only the role operator can read$/m);
  const { webhooks } = JSON.parse((await command('status', '--json', '--token', token)).out) as {
    readonly webhooks: unknown;
  };
  expect(webhooks).toBeNull();
});

test('status without a server explains how to start one, with its own exit code', async () => {
  const env = { KASIR_CONTROL_URL: 'http://127.0.0.1:1', KASIR_CONTROL_TOKEN: 'none' };
  const { code, errors } = await runHere(['status'], env);
  expect([code, errors]).toEqual([50, expect.stringContaining('-- start')]);
});

test('open passes no token on the command line of the browser: a private page contains it', async () => {
  const { controlUrl, controlToken, env } = await open();
  const directory = mkdtempSync(join(tmpdir(), 'kasir-'));
  const credentials = { key: 'xnd_development_1', controlToken };
  writeFileSync(join(directory, 'credentials.json'), JSON.stringify(credentials));
  const { code, out, errors } = await runHere(['open', '--data', directory], {
    ...env,
    BROWSER: process.platform === 'win32' ? 'cmd' : 'true',
  });
  expect([code, out, errors]).toEqual([0, `${controlUrl}/dashboard\n`, '']);
  const page = join(directory, 'open.html');
  expect(readFileSync(page, 'utf8')).toContain(`${controlUrl}/dashboard#token=${controlToken}`);
  if (process.platform !== 'win32') expect(statSync(page).mode & 0o077).toBe(0);
  const failed = await runHere(['open'], { ...env, BROWSER: '/nowhere/browser' });
  expect([failed.code, failed.errors]).toEqual([1, expect.stringContaining('cannot be run')]);
});

test('reset empties an account only after a confirmation', async () => {
  const { command } = await open();
  await command('trigger', 'invoice.paid');
  const refused = await command('reset');
  expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('say --yes')]);
  expect((await command('get', '/v2/invoices')).out).toContain('triggered-');
  expect((await command('reset', '--yes')).out).toMatch(/^\d+ objects of Toko Kasir are deleted/);
  expect(JSON.parse((await command('get', '/v2/invoices')).out)).toEqual([]);
});

test('trigger alone lists the events that can be triggered, and --set changes fields by their types', async () => {
  const { command } = await open();
  const listed = await command('trigger');
  expect(listed.out).toMatch(/^payment\.succeeded +POST \/payment_requests, then pay$/m);
  expect((await command('trigger', '--format', 'csv')).out).toMatch(/^event,made_by\r\n/);
  const set = ['--set', 'amount=77000', '--set', 'metadata.order=7'];
  const made = await command('trigger', 'payment.succeeded', ...set, '--json');
  const [event] = JSON.parse(made.out) as [{ body: { data: object } }];
  expect(event.body.data).toMatchObject({ amount: 77_000, metadata: { order: '7' } });
  const refused = await command('trigger', 'payment.succeeded', '--set', 'amount=much');
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('amount')]);
});

test('output to a pipe has no colors unless they are forced, and a list can be CSV', async () => {
  const { env } = await open();
  const { NO_COLOR: _, ...own } = env as Record<string, string>;
  const [plain, forced, silenced, csv] = await Promise.all([
    launchCommand(['accounts'], own).ended(),
    launchCommand(['accounts'], { ...own, FORCE_COLOR: '1' }).ended(),
    launchCommand(['accounts'], { ...own, NO_COLOR: '1' }).ended(),
    launchCommand(['accounts', '--format', 'csv'], own).ended(),
  ]);
  expect(plain).toMatchObject({ code: 0, errors: '' });
  expect(plain.out).toMatch(/^ID +NAME +ROLE\n/);
  expect(forced.out).toContain('\u001b[1mID');
  expect(silenced.out).toBe(plain.out);
  expect(csv.out).toMatch(/^id,name,role\r\n[^,]+,Toko Kasir,platform\r\n$/);
});

test('an unknown value, subcommand or flag is refused with the nearest known one', async () => {
  const { command } = await open();
  for (const [args, said] of [
    [['events', '--status', 'FALED'], 'Did you mean FAILED?'],
    [['events', '--event', 'payment.succeded'], 'Did you mean payment.succeeded?'],
    [['accounts', 'crate', 'Warung'], "unknown command 'crate'. Did you mean create?"],
    [['accounts', '--formt', 'csv'], 'Did you mean --format?'],
    [['connectors', 'route'], 'Did you mean routes?'],
  ] as const) {
    const { code, out, errors } = await command(...args);
    expect([code, out, errors]).toEqual([2, '', expect.stringContaining(said)]);
  }
});
