// Tests that every failure code is explained, and that the recipe of each page causes its code.
import { unwrap } from '@kasir/control/client';
import { failureCauses } from '@kasir/models';
import { createKasir, type KasirInProcess } from '@kasir/server/in-process';
import { catalog } from '@kasir/webhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureCodes, failurePages } from './pages.ts';
import { recipeOf, type Recipe } from './recipes.ts';

type Body = Readonly<Record<string, unknown>>;

let kasir: KasirInProcess;
beforeAll(async () => {
  kasir = await createKasir();
});
afterAll(() => kasir.close());

const call = async (method: string, path: string, body?: Body): Promise<Body> => {
  const response = await kasir.fetch(kasir.baseUrl + path, {
    method,
    headers: {
      authorization: `Basic ${btoa(`${kasir.key}:`)}`,
      'content-type': 'application/json',
      ...(path.startsWith('/v3/') && { 'api-version': '2024-11-11' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const made = (await response.json()) as Body;
  expect(response.status, JSON.stringify(made)).toBeLessThan(300);
  return made;
};

const idOf = (made: Body): string => String(made['id'] ?? made['payment_request_id']);

/** Takes the step that the page describes after the request; returns the refund, if any. */
const finish = async ({ next, decline }: Recipe, made: Body): Promise<Body | null> => {
  const id = idOf(made);
  switch (next) {
    case 'pay':
    case 'decline':
    case 'authorize': {
      const params = { id: kasir.account, object: id };
      unwrap(await kasir.control.objects.act({ params, body: { action: next } }));
      return null;
    }
    case 'wait':
      unwrap(await kasir.control.clock.advance({ body: { ms: 2 * 86_400_000, wait_ms: 50_000 } }));
      return null;
    case 'end': {
      const { id: method } = made['payment_method'] as Body;
      await call('POST', `/v2/payment_methods/${String(method)}/expire`, {});
      return null;
    }
    default:
      if (decline?.work !== 'refund') return null;
      return call('POST', '/refunds', {
        payment_request_id: id,
        amount: 25_000,
        reason: 'CANCELLATION',
      });
  }
};

/** Follows the commands of a page; returns the object at the end. */
const follow = async (recipe: Recipe): Promise<Body> => {
  const { decline, path, body } = recipe;
  if (decline) {
    const steps = [{ outcome: 'fail' as const, failure_code: decline.code }];
    const script = { match: { work: decline.work }, steps };
    unwrap(await kasir.control.scripts.create({ params: { id: kasir.account }, body: script }));
  }
  const made = await call('POST', path, body);
  const refund = await finish(recipe, made);
  if (refund) return refund;
  // The payer responds on the device after two seconds of the test clock.
  unwrap(await kasir.control.clock.advance({ body: { ms: 5_000, wait_ms: 50_000 } }));
  return call('GET', `${path}/${idOf(made)}`);
};

test('every failure code has a cause with whole sentences, and no other code has one', () => {
  expect(Object.keys(failureCauses).toSorted()).toEqual(failureCodes);
  for (const texts of Object.values(failureCauses))
    for (const text of Object.values(texts)) expect(text).toMatch(/^[A-Z].*\.$/);
});

test('every webhook that a page names is in the catalog', () => {
  const names = new Set<string>(catalog.map(({ name }) => name));
  const named = failurePages().flatMap(({ text }) =>
    Array.from(text.matchAll(/webhook `([^`]+)`/g), ([, name = '']) => name),
  );
  expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([]);
});

test.each(failureCodes.filter((code) => recipeOf(code)))(
  'the commands of the page of %s cause this failure code',
  async (code) => {
    const made = await follow(recipeOf(code) as Recipe);
    expect(made).toMatchObject({ status: 'FAILED', failure_code: code });
  },
);
