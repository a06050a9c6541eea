// Tests how examples of contracts are prepared before they are sent.
import { expect, test } from 'vitest';
import { kasirMagic } from '../../targets/magic/kasir.ts';
import { SeededRandom } from '../seeded-random.ts';
import type { Trial } from '../trial.ts';
import { bodiesOf } from './examples.ts';

const magic = { ...kasirMagic, cards: { visa: '4111111111111111' } };

/** Returns the parts of a trial that bodies need. */
const trialOf = (seed: number): Trial => {
  let count = 0;
  const random = new SeededRandom(seed, 1, magic);
  return Object.assign(random, {
    context: { receiver: null },
    password: '654321',
    newReference: () => `new-${(count += 1)}`,
  }) as unknown as Trial;
};

test('references are new, except those inside lists', () => {
  const body = bodiesOf('payment_requests.create', 'wallet')(trialOf(1));
  expect([body['reference_id'], body['items']]).toMatchObject([
    'new-1',
    [{ reference_id: 'sku-1' }, { reference_id: 'sku-2' }],
  ]);
  expect(body['payment_method']).toMatchObject({ reference_id: 'new-2' });
});

test('amounts differ, and are at least those of the example', () => {
  const amounts = [1, 2, 3].map((seed) => bodiesOf('qr_codes.create')(trialOf(seed))['amount']);
  expect(new Set(amounts).size).toBeGreaterThan(1);
  for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(15_000);
});

test('cards and passwords are those of the target, and addresses those of the suite', () => {
  const token = bodiesOf('credit_card_tokens.create', 'single')(trialOf(1));
  expect(token['card_data']).toMatchObject({ account_number: '4111111111111111' });
  expect(bodiesOf('payment_methods.auth')(trialOf(1))).toEqual({ auth_code: '654321' });
  const code = bodiesOf('qr_codes.create')(trialOf(1));
  expect(code['callback_url']).toBe('https://callbacks.example/conformance');
  const account = bodiesOf('accounts.create')(trialOf(1));
  expect(account['email']).toBe('new-1@accounts.example');
});
