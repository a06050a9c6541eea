// The law about payments of v3 that save a token, which no story covers.
import type { Law } from '../../law.ts';
import { eventNameOf } from '../../views/event-names.ts';
import { waitUntilIdle } from '../../runner/attempt.ts';
import { versionOf } from '../../run/samples/sample.ts';
import { v3WalletBody } from '../../run/samples/bodies.ts';
import { makeV3Request, pageOf } from '../../run/samples/makers.ts';
import { expectSame, expectThat, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { webhookLaw } from './webhook-law.ts';

const READ = 'v3_payment_requests.get';

const both = webhookLaw({
  id: 'wh-30',
  on: 'v3_payment_requests.create',
  title: 'PAY_AND_SAVE sends payment.capture and payment_token.activation, and shows the token',
  level: 'M',
  needs: ['writes', 'receiver', 'control', 'payer'],
  clauses: ['V3-MAP-03', 'V3-PR-FIELD-payment_token_id', 'EVT-payment_token.activation'],
  endpoints: ['v3_payment_requests.create', READ],
  run: async (trial) => {
    const path = `/${trial.newReference()}`;
    const callback = { url: trial.receiver.url(path), token: trial.newReference() };
    await trial.useOwnAccount({ callback });
    const request = await makeV3Request(trial, v3WalletBody(trial, { type: 'PAY_AND_SAVE' }));
    expectSame('the token before it is saved', null, request['payment_token_id'] ?? null);
    await trial.context.control?.payer?.approve(pageOf(request));
    const input = { ...versionOf(READ), params: { id: textOf(request, 'id') } };
    const { body } = await trial.call(READ, input);
    const token = field(body, 'payment_token_id');
    expectThat(typeof token === 'string', 'a payment_token_id once it is paid', body);
    await trial.deliveries(path, 2);
    await waitUntilIdle(trial.context);
    const names = trial.receiver.at(path).map((one) => eventNameOf(one.body));
    expectSame('webhooks', ['payment.capture', 'payment_token.activation'], names.toSorted());
  },
});

export const savedTokenLaws: readonly Law[] = [both];
