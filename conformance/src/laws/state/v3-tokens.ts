// Laws about payment tokens: charged again and again until they end, by every generation.
import { chosen } from '@kasir/models';
import { law, type Law } from '../../law.ts';
import { makeMethodOf } from '../../run/samples/payment-methods.ts';
import { versionOf, type Body } from '../../run/samples/sample.ts';
import { makeToken, makeV3Request, v3WalletBody } from '../../run/samples/v3.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectSuccess, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { act, read, refused } from './v3-calls.ts';

/** The body of a payment by a token. */
const byToken = (trial: Trial, payment_token_id: unknown): Body => {
  const { channel_code: _, channel_properties: __, ...body } = v3WalletBody(trial);
  return { ...body, payment_token_id };
};

const tokens = law({
  id: 'st-26',
  on: 'payment_tokens.cancel',
  title: 'an ACTIVE token is charged again and again; one that was canceled never again',
  level: 'M',
  clauses: ['STATE-PT-SET', 'V3-MAP-09', 'V3-PR-CREATE-payment_token_id', 'V3-MAP-08'],
  endpoints: [
    'payment_tokens.create',
    'payment_tokens.get',
    'payment_tokens.cancel',
    'v3_payment_requests.create',
    'v3_payment_requests.get',
  ],
  run: async (trial) => {
    const token = await makeToken(trial);
    const id = textOf(token, 'payment_token_id');
    expectSame('the status of a card that nobody asks about', 'ACTIVE', token['status']);
    for (const _ of [1, 2]) {
      const paid = await makeV3Request(trial, byToken(trial, id));
      expectSame('a payment by a token', 'SUCCEEDED', paid['status']);
      expectSame('its token', id, paid['payment_token_id']);
    }
    expectSuccess(await act(trial, 'payment_tokens.cancel', id), 'for a cancel');
    const canceled = await read(trial, 'payment_tokens.get', id);
    const wanted = chosen('canceled_token', trial.context.dialect);
    expectSame('the status of a canceled token', wanted, canceled['status']);
    const endpoint = 'v3_payment_requests.create';
    const body = byToken(trial, id);
    refused(
      await trial.call(endpoint, { ...versionOf(endpoint), body }),
      'a payment by a canceled token',
    );
    refused(await act(trial, 'payment_tokens.cancel', id), 'a second cancel');
  },
});

const generations = law({
  id: 'st-27',
  on: 'payment_tokens.get',
  title: 'a card that v2 saved is a token of v3 with the same uuid, and is charged by both',
  level: 'S',
  clauses: ['V3-MAP-15', 'V3-MAP-09'],
  endpoints: [
    'payment_methods.create',
    'payment_tokens.get',
    'v3_payment_requests.create',
    'payment_requests.create',
  ],
  run: async (trial) => {
    trial.needDeclared('that both generations have one id for a saved card');
    const method = await makeMethodOf(trial, 'CARD');
    const id = textOf(method, 'id');
    const token = await read(trial, 'payment_tokens.get', id.replace(/^pm-/, 'pt-'));
    expectSame('the status of the token', method['status'], token['status']);
    const paid = await makeV3Request(trial, byToken(trial, token['payment_token_id']));
    expectSame('a payment by v3', 'SUCCEEDED', paid['status']);
    const body = { currency: 'IDR', amount: 26_000, payment_method_id: id };
    const again = await trial.call('payment_requests.create', { body });
    expectSame('a payment by v2', 'SUCCEEDED', field(again.body, 'status'));
  },
});

export const tokenLaws: readonly Law[] = [tokens, generations];
