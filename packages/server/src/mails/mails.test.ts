// Checks mail about delivery health over a real SMTP server: its recipients, its text, and its
// handling when the mail server is unreachable, refuses it, or is not configured.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { memoryStore } from '@kasir/core/testing';
import { loopback, reply } from '@kasir/client/testing';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const HOUR_MS = 3_600_000;
const FROM = 'kasir@platform.example';

interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
}

const unfolded = (text: string): string => text.replaceAll(/=\r\n/g, '').replaceAll('\r\n', '\n');

/** A mail server that can be closed, and that refuses the recipient `refused`. */
const mailServer = async (options: { readonly port?: number; readonly refused?: string } = {}) => {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const error = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      done(address === options.refused ? error : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const whole = unfolded(Buffer.concat(chunks).toString('utf8'));
        const [headers = '', ...text] = whole.split('\n\n');
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          headers: headers.replaceAll(/\n\s+/g, ' '),
          text: text.join('\n\n'),
        });
        done();
      });
    },
  });
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closed ??= new Promise((resolve) => {
      server.close(() => resolve());
    }));
  onTestFinished(close);
  const { port } = listening.address() as AddressInfo;
  return { letters, port, url: `smtp://127.0.0.1:${port}`, close };
};

const headerOf = ({ headers }: Letter, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';

/** A platform whose clock stands still at the beginning of six hours, and its receiver. */
const openPlatform = async (mail?: { url: string; to?: string }, options = {}) => {
  const server = await openTestServer({
    ...(mail && { mail: { ...mail, from: FROM } }),
    privateCallbacks: 'test',
    ...options,
  });
  await server.control('POST', '/clock/freeze', { at: '2100-01-01T00:00:00Z' });
  let status = 200;
  const receiver = await loopback((response) => reply(response, status, {}));
  onTestFinished(() => receiver.close());
  let number = 0;
  /** Pays a code of an account; the receiver responds to its event with `answered`. */
  const sell = async (answered: number, as?: string): Promise<void> => {
    status = answered;
    number += 1;
    const external_id = `code-${number}`;
    const callback_url = `${receiver.url}/hook?key=secret`;
    await server.call('POST', '/qr_codes', { external_id, type: 'STATIC', callback_url }, { as });
    const path = `/qr_codes/${external_id}/payments/simulate`;
    await server.call('POST', path, { amount: 1_000 }, { as });
    await server.control('POST', '/quiet', {});
  };
  const advance = (hours: number) =>
    server.control('POST', '/clock/advance', { ms: hours * HOUR_MS, wait_ms: 60_000 });
  return { server, receiver, sell, advance };
};

const mailsOf = async ({ control }: TestServer, query = '') =>
  (await control('GET', `/mails${query}`)).body.data as {
    readonly account: string;
    readonly status: string;
    readonly to: string | null;
    readonly text: string;
    readonly attempts: number;
    readonly error: string | null;
  }[];

describe('mail about delivery health', () => {
  test('is sent once per account and six hours with deliveries, and names failures, their causes and remedies (EVT-DLV-08)', async () => {
    const smtp = await mailServer();
    const { server, receiver, sell, advance } = await openPlatform({
      url: smtp.url,
      to: 'ops@platform.example',
    });
    const branch = await server.branch();
    await sell(200);
    await sell(200);
    await sell(200, branch);
    await sell(503);
    await server.control('POST', `/accounts/${branch}/register`, {});
    await advance(5);
    expect(smtp.letters).toEqual([]);
    await advance(1);
    expect(smtp.letters.map(({ from, to }) => [from, ...to].join(' ')).toSorted()).toEqual([
      `${FROM} cabang@toko.example`,
      `${FROM} ops@platform.example`,
    ]);
    const [own] = smtp.letters.filter(({ to }) => to.includes('ops@platform.example'));
    if (!own) throw new Error('no mail came');
    expect(headerOf(own, 'Subject')).toBe(
      'Webhooks of Toko Kasir, test mode: 2 delivered, 4 refused',
    );
    for (const said of [
      `Webhooks of Toko Kasir (${server.platform}) in test mode, 2100-01-01 00:00 to 2100-01-01 06:00 UTC`,
      'Delivered: 2.',
      'Refused: 4.',
      'Failed: 0.',
      'Unrouted: 0.',
      `- ${receiver.url}/hook`,
      '4 times: The receiver responded with 503.',
      'The receiver failed: its own log says why.',
      'Mend the receivers above',
    ])
      expect(own.text).toContain(said);
    expect(own.text).not.toContain('secret');
    const [branchs] = smtp.letters.filter((letter) => letter !== own);
    expect(branchs?.text).toContain('There is nothing to do.');

    // The retries 6, 12 and 24 hours after the first attempt are reported in one mail each.
    await advance(42);
    const later = smtp.letters.slice(2).map((letter) => headerOf(letter, 'Subject'));
    expect(later).toEqual([
      'Webhooks of Toko Kasir, test mode: 0 delivered, 1 refused',
      'Webhooks of Toko Kasir, test mode: 0 delivered, 1 refused',
      'Webhooks of Toko Kasir, test mode: 0 delivered, 1 refused, 1 failed',
    ]);
    expect(smtp.letters.at(-1)?.text).toContain('/events/resend_many');
    expect((await mailsOf(server)).map(({ status }) => status)).toEqual(Array(5).fill('SENT'));
    expect(await mailsOf(server, `?account=${branch}&mode=test`)).toHaveLength(1);
    expect(await mailsOf(server, '?mode=live')).toEqual([]);
  });

  test('goes to the address of the account that an operator sets, and is kept where there is none', async () => {
    const smtp = await mailServer();
    const { server, sell, advance } = await openPlatform({ url: smtp.url });
    const account = `/accounts/${server.platform}`;
    const sixHours = async (email?: string | null) => {
      if (email !== undefined) await server.control('PATCH', account, { email });
      await sell(200);
      await advance(6);
      const [newest] = await mailsOf(server);
      return [newest?.status, newest?.to];
    };
    expect(await sixHours()).toEqual(['KEPT', null]);
    expect(await sixHours('owner@shop.example')).toEqual(['SENT', 'owner@shop.example']);
    expect((await server.control('GET', account)).body.email).toBe('owner@shop.example');
    expect(await sixHours(null)).toEqual(['KEPT', null]);
    expect(smtp.letters.map(({ to }) => to)).toEqual([['owner@shop.example']]);
  });

  test('is retried at the intervals of deliveries while the mail server is unreachable, and sent once (EVT-DLV-08)', async () => {
    const first = await mailServer();
    await first.close();
    const { server, sell, advance } = await openPlatform({
      url: first.url,
      to: 'ops@shop.example',
    });
    await sell(200);
    await advance(6);
    const [waiting] = await mailsOf(server);
    expect(waiting).toMatchObject({ status: 'PENDING', attempts: 1 });
    expect(waiting?.error).toMatch(/^The mail server could not be reached/);
    await advance(0.25);
    expect((await mailsOf(server))[0]).toMatchObject({ status: 'PENDING', attempts: 2 });
    const back = await mailServer({ port: first.port });
    await advance(24);
    expect(back.letters).toHaveLength(1);
    expect(await mailsOf(server)).toMatchObject([{ status: 'SENT', attempts: 3, error: null }]);
    await advance(48);
    expect(back.letters).toHaveLength(1);
  });

  test('that the mail server refuses for good, or does not accept for 24 hours, is kept for reading', async () => {
    const smtp = await mailServer({ refused: 'gone@shop.example' });
    const refused = await openPlatform({ url: smtp.url, to: 'gone@shop.example' });
    await refused.sell(200);
    await refused.advance(6);
    expect(await mailsOf(refused.server)).toMatchObject([
      { status: 'FAILED', attempts: 1, error: 'The mail server responded with 550.' },
    ]);
    await smtp.close();
    const away = await openPlatform({ url: smtp.url, to: 'ops@shop.example' });
    await away.sell(200);
    await away.advance(6 + 24);
    expect(await mailsOf(away.server)).toMatchObject([{ status: 'FAILED', attempts: 7 }]);
  });

  test('without a mail server is kept for reading for 30 days (EVT-DLV-08)', async () => {
    const { server, sell, advance } = await openPlatform();
    await sell(200);
    await advance(6);
    const [mail] = await mailsOf(server);
    expect(mail).toMatchObject({ status: 'KEPT', to: null, account: server.platform, attempts: 0 });
    expect(mail?.text).toContain('Delivered: 1.');
    await advance(29 * 24);
    expect(await mailsOf(server)).toHaveLength(1);
    await advance(48);
    expect(await mailsOf(server)).toEqual([]);
  });

  test('whose sending could not be recorded is sent again with the same Message-ID', async () => {
    const smtp = await mailServer();
    const store = memoryStore({ now: () => Date.now() });
    const exec = store.exec.bind(store);
    let breaks = false;
    store.exec = async (partition, decide, options) => {
      const sent = smtp.letters.length === 1 && options?.job !== undefined;
      if (breaks && sent) {
        breaks = false;
        throw new Error('broke down');
      }
      return exec(partition, decide, options);
    };
    const { server, sell, advance } = await openPlatform(
      { url: smtp.url, to: 'ops@shop.example' },
      { store },
    );
    await sell(200);
    breaks = true;
    await advance(6);
    await expect.poll(() => smtp.letters.length).toBe(2);
    await server.control('POST', '/quiet', {});
    expect(await mailsOf(server)).toMatchObject([{ status: 'SENT', attempts: 1 }]);
    const ids = smtp.letters.map((letter) => headerOf(letter, 'Message-ID'));
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@platform\.example>$/);
    expect(ids[1]).toBe(ids[0]);
  });
});
