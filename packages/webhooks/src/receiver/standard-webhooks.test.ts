// Signatures of this package and of the Standard Webhooks library: each verifies the other's.
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { deliveryHeaders } from '../headers.ts';
import { secretText } from '../signature.ts';
import { createReceiver } from './receiver.ts';

const token = 'token-of-the-account';

const signed = fc.record({
  secret: fc.uint8Array({ minLength: 1, maxLength: 64 }).map(secretText),
  id: fc.stringMatching(/^[\w.-]{1,40}$/),
  text: fc.string({ unit: 'binary' }).map((name) => JSON.stringify({ event: 'later', name })),
  // The library can only use the system clock.
  now: fc.constant(Date.now()),
});

test('the receiver accepts a signature of the library for the exact bytes only (EVT-UNSPEC-08)', async () => {
  await fc.assert(
    fc.asyncProperty(signed, async ({ secret, id, text, now }) => {
      const { receive } = createReceiver({ token, secret: ['whsec_AAAA', secret], now: () => now });
      const headers = {
        'x-callback-token': token,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, new Date(now), text),
      };
      expect(await receive({ headers, body: text })).toMatchObject({ ok: true });
      expect(await receive({ headers, body: Buffer.from(text) })).toMatchObject({ ok: true });
      expect(await receive({ headers, body: `${text} ` })).toMatchObject({ status: 401 });
    }),
  );
});

test('the library accepts our signature for the exact text only (EVT-UNSPEC-08)', () => {
  fc.assert(
    fc.property(signed, ({ secret, id, text, now }) => {
      const headers = { ...deliveryHeaders({ id, body: text, token, secret, now }) };
      const library = new Webhook(secret);
      expect(library.verify(text, headers)).toEqual(JSON.parse(text));
      expect(() => library.verify(`${text} `, headers)).toThrow('No matching signature');
    }),
  );
});

test('the receiver refuses malformed timestamps and changed bytes that the library accepts', async () => {
  const secret = secretText(Buffer.alloc(32, 7));
  const now = Date.now();
  const { receive } = createReceiver({ token, secret, now: () => now });
  const sent = deliveryHeaders({ id: 'wh-1', body: '{"a":"�"}', token, secret, now });
  const library = new Webhook(secret);

  const sloppy = { ...sent, 'webhook-timestamp': `${sent['webhook-timestamp']}.9 or so` };
  expect(library.verify('{"a":"�"}', sloppy)).toEqual({ a: '�' });
  expect(await receive({ headers: sloppy, body: '{"a":"�"}' })).toMatchObject({ status: 401 });

  const other = Buffer.from('{"a":"\xFF"}', 'latin1');
  expect(library.verify(other, { ...sent })).toEqual({ a: '�' });
  expect(await receive({ headers: sent, body: other })).toMatchObject({ status: 401 });
});
