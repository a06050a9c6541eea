// For tests: a partner with its keys, a platform where it is registered, and requests that it
// signs.
import { readFileSync } from 'node:fs';
import type { PartnerView } from '@kasir/core/pipeline';
import { testPlatform } from '@kasir/core/testing';
import { paymentJobs, paymentListeners } from '@kasir/payments/operation';
import { unifiedHandlers, unifiedJobs, unifiedListeners } from '@kasir/unified-api/server';
import { snapHandlers } from '../server.ts';
import { signAsymmetric, textToSign } from '@kasir/snap';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8');

export const privateKey = fixture('partner-private.pem');
export const publicKey = fixture('partner-public.pem');
export const vectors = JSON.parse(fixture('vectors.json')) as {
  readonly method: string;
  readonly path: string;
  readonly timestamp: string;
  readonly body: string;
  readonly asymmetric: { readonly text: string; readonly signature: string };
  readonly symmetric: {
    readonly accessToken: string;
    readonly clientSecret: string;
    readonly text: string;
    readonly signature: string;
  };
  readonly token: { readonly clientId: string; readonly text: string; readonly signature: string };
};

const ACCOUNT = '0123456789abcdef01234567';

export const partnerOf = (change: Partial<PartnerView> = {}): PartnerView => ({
  id: 'partner-1',
  account: ACCOUNT,
  mode: 'test',
  signature: 'asymmetric',
  publicKey,
  secretNumber: 0,
  ...change,
});

export const BINDING = '/snap/v1.0/registration-account-binding';
const TIMESTAMP = '2026-01-01T07:00:00+07:00';

/** Returns the headers of a body that the partner signs. */
export const signedHeaders = (
  body: string,
  change: Readonly<Record<string, string>> = {},
): Record<string, string> => {
  const timestamp = change['x-timestamp'] ?? TIMESTAMP;
  const text = textToSign({ method: 'POST', path: BINDING, body, timestamp });
  return {
    'content-type': 'application/json',
    'channel-id': 'unknown',
    'x-external-id': '6f1f0c0e-0000-4000-8000-000000000001',
    'x-partner-id': 'partner-1',
    'x-timestamp': timestamp,
    'x-signature': signAsymmetric(privateKey, text),
    ...change,
  };
};

/** Creates the platform with the unified API, whose payment methods are the links. */
export const snapPlatform = (options: Partial<Parameters<typeof testPlatform>[0]> = {}) => {
  const platform = testPlatform({
    handlers: [...snapHandlers, ...unifiedHandlers],
    listeners: [...paymentListeners, ...unifiedListeners],
    jobs: [...paymentJobs, ...unifiedJobs],
    partners: [partnerOf()],
    ...options,
  });
  return {
    ...platform,
    /** Sends a link that the partner has signed. */
    link: (body: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return platform.call('POST', BINDING, text, { headers: signedHeaders(text, headers) });
    },
  };
};

/** Returns a valid link of a wallet; `change` replaces fields of additionalInfo. */
export const walletLink = (change: object = {}, over: object = {}) => ({
  partnerReferenceNo: 'link-1',
  phoneNo: '+6281234567890',
  additionalData: { userId: 'siti-1' },
  additionalInfo: {
    payMethod: 'EWALLET',
    payOption: 'DANA',
    reusability: 'MULTIPLE_USE',
    metadata: { shop: 'A' },
    channelProperties: {
      successReturnUrl: 'https://merchant.example/thanks',
      failureReturnUrl: 'https://merchant.example/sorry',
    },
    ...change,
  },
  ...over,
});
