// Tests access tokens: how long they are valid, what ends them, and that none can be forged.
import { generateKeyPairSync } from 'node:crypto';
import type { PartnerView } from '@kasir/core/pipeline';
import { signAsymmetric, signSymmetric, textToSign, tokenTextToSign } from '@kasir/snap';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAccessToken, readAccessToken } from './access-token.ts';
import { clientSecretOf } from './client-secret.ts';
import {
  BINDING,
  partnerOf,
  privateKey,
  signedHeaders,
  snapPlatform,
  walletLink,
} from './testing/partner.ts';

const PATH = '/snap/v1.0/access-token/b2b';
const TIMESTAMP = '2026-01-01T07:00:00+07:00';

/** Creates a platform with a partner that signs with its client secret. */
const createPlace = () => {
  const partners = [partnerOf({ signature: 'symmetric' })];
  const platform = snapPlatform({ partners });
  const { digest } = platform.context(platform.partition);
  /** Registers the partner anew, with changes. */
  const change = (to: Partial<PartnerView>) => {
    partners.splice(0, 1, partnerOf({ signature: 'symmetric', ...to }));
  };
  const open = async () => {
    const text = tokenTextToSign('partner-1', TIMESTAMP);
    const headers = {
      'content-type': 'application/json',
      'x-client-key': 'partner-1',
      'x-timestamp': TIMESTAMP,
      'x-signature': signAsymmetric(privateKey, text),
    };
    const { body } = await platform.call(
      'POST',
      PATH,
      { grantType: 'client_credentials' },
      { headers },
    );
    return body as { readonly accessToken: string; readonly expiresIn: string };
  };
  let links = 0;
  /** Links a new wallet with a token, signed with the secret that the partner has now. */
  const link = async (token: string) => {
    links += 1;
    const body = JSON.stringify(walletLink({}, { partnerReferenceNo: `link-${links}` }));
    const request = { method: 'POST', path: BINDING, body, timestamp: TIMESTAMP };
    const secret = clientSecretOf(partners[0] ?? partnerOf(), digest);
    const headers = signedHeaders(body, {
      authorization: `Bearer ${token}`,
      'x-external-id': `external-${links}`,
      'x-signature': signSymmetric(secret, textToSign(request, token)),
    });
    const { status, body: sent } = await platform.call('POST', BINDING, body, { headers });
    return [status, sent.responseCode as string];
  };
  return { ...platform, digest, change, open, link };
};

const linked = [200, '2000700'];
const refused = [401, '4010701'];

test('a token is accepted for the time that its response states, and no longer (SNAP-UNSPEC-01)', async () => {
  const { open, link, advance } = createPlace();
  const { accessToken, expiresIn } = await open();
  expect(await link(accessToken)).toEqual(linked);
  await advance(Number(expiresIn) * 1_000 - 1);
  expect(await link(accessToken)).toEqual(linked);
  await advance(1);
  expect(await link(accessToken)).toEqual(refused);
  expect(await link((await open()).accessToken)).toEqual(linked);
});

const { publicKey: anotherKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

test.each<[string, Partial<PartnerView>]>([
  ['signs with its key pair', { signature: 'asymmetric' }],
  ['has another public key', { publicKey: anotherKey }],
  ['has another client secret', { secretNumber: 1 }],
  ['is of another mode', { mode: 'live' }],
])(
  'a token ends as soon as its partner %s (SNAP-UNSPEC-01, SNAP-HDR-X-SIGNATURE)',
  async (_, to) => {
    const { open, link, change } = createPlace();
    const { accessToken } = await open();
    expect(await link(accessToken)).toEqual(linked);
    change(to);
    expect(await link(accessToken)).toEqual(refused);
    change({});
    expect(await link(accessToken)).toEqual(linked);
  },
);

test('a token has the partner, its mode and the end, and none is accepted with a changed character', () => {
  const { digest } = createPlace();
  const ids = fc.string({ minLength: 1, maxLength: 20 });
  const modes = fc.constantFrom<PartnerView['mode']>('test', 'live');
  const times = fc.integer({ min: 0, max: 4_000_000_000_000 });
  const characters = fc.constantFrom('a', 'A', '0', '_', '-', '.', '=', 'é');
  fc.assert(
    fc.property(ids, modes, times, fc.nat(), characters, (id, mode, now, pick, character) => {
      const token = createAccessToken(partnerOf({ id, mode }), digest, now);
      expect(readAccessToken(token, digest)).toMatchObject({ partner: id, mode });
      expect(readAccessToken(token, digest)?.until).toBeGreaterThan(now);
      const at = pick % token.length;
      fc.pre(token[at] !== character);
      const [before, after] = [token.slice(0, at), token.slice(at + 1)];
      for (const forged of [before + character + after, before + after, token + character])
        expect(readAccessToken(forged, digest)).toBeNull();
    }),
  );
});
