// Checks that the coverage audit names every served endpoint, and nothing else.
import { readFileSync } from 'node:fs';
import { methodChannels } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { handlers } from '../../src/index.ts';
import { openTestServer } from '../../src/testing/test-server.ts';
import { paymentRequestBodies } from '../../src/testing/request-bodies.ts';

const page = readFileSync(new URL('../../../../docs/guide/coverage.md', import.meta.url), 'utf8');

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].toSorted();

/** Returns the distinct matches of a pattern on the page. */
const found = (pattern: RegExp): string[] =>
  sorted([...page.matchAll(pattern)].map(([, text = '']) => text));

const debit = {
  currency: 'IDR',
  customer: {
    reference_id: 'member-1',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  },
  payment_method: {
    type: 'DIRECT_DEBIT',
    reusability: 'ONE_TIME_USE',
    direct_debit: {
      channel_code: 'MANDIRI',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
      },
    },
  },
};

describe('the audit of coverage', () => {
  test('names every endpoint that is served and no other (CORE-07)', () => {
    const served = handlers.map(({ contract: { method, path } }) => `${method} ${path}`);
    expect(found(/`((?:GET|POST|PATCH|DELETE) [^`]+)`/g)).toEqual(sorted(served));
  });

  test('names every type of channel, and a payment of each is created (CORE-04)', async () => {
    const types = sorted(methodChannels.map(({ type }) => type));
    expect(found(/ type `([A-Z_]+)`/g)).toEqual(types);
    const { call } = await openTestServer();
    const made = [];
    for (const request of [...paymentRequestBodies, debit]) {
      const { status, body } = await call('POST', '/payment_requests', {
        amount: 50_000,
        ...request,
      });
      expect(status, JSON.stringify(body)).toBe(201);
      made.push((body as typeof debit).payment_method.type);
    }
    expect(sorted(made)).toEqual(types);
  });
});
