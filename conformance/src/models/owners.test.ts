// The settings that a delivery must have: token, business and signature of its account, and none of
// another.
import { describe, expect, test } from 'vitest';
import { Violation } from '../violation.ts';
import { expectOwn, type Owner } from './owners.ts';

const owner = (name: string, change: Partial<Owner> = {}): Owner => ({
  name,
  id: `id-${name}`,
  path: `/${name}`,
  token: `token-${name}-end`,
  secret: null,
  actors: [],
  ...change,
});

// The example of the Standard Webhooks specification.
const mine = owner('mine', { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' });
const other = owner('other', { secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' });
const text = '{"test": 2432232314}';
const headers: Record<string, string> = {
  'x-callback-token': mine.token,
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const delivery = { method: 'POST', headers, text, body: JSON.parse(text) as unknown, reply: 200 };

const judge =
  (change: Partial<typeof delivery>, as = mine) =>
  () =>
    expectOwn({ ...delivery, ...change }, as, [mine, other]);

describe('a delivery', () => {
  test('is its own with the token, the signature and the business of its account (AUTH-09)', () => {
    expect(judge({})).not.toThrow();
    expect(judge({ body: { business_id: mine.id } })).not.toThrow();
  });

  test('is rejected with those of another', () => {
    const token = { ...headers, 'x-callback-token': other.token };
    expect(judge({ headers: token })).toThrow('x-callback-token of mine');
    expect(judge({ body: { business_id: other.id } })).toThrow('business_id');
    expect(judge({}, { ...mine, secret: other.secret })).toThrow('secret of mine');
    expect(judge({ headers: { ...headers, 'x-more': other.token } })).toThrow('nothing of other');
    expect(judge({ headers: token })).toThrow(Violation);
  });

  test('needs no signature if the target does not sign or does not reveal its secret', () => {
    const { 'webhook-signature': _, ...unsigned } = headers;
    expect(judge({ headers: unsigned })).not.toThrow();
    expect(judge({ text: 'other' }, { ...mine, secret: null })).not.toThrow();
  });
});
