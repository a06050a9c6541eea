// Laws about returned fields: references that are generated, and currencies of channels.
import { methodChannels } from '@kasir/models';
import { instrument, usable } from '../../generate/payments.ts';
import { law, type Law } from '../../law.ts';
import { amountFor } from '../../model/markets.ts';
import { inlinePerson, walletBody } from '../../run/samples/bodies.ts';
import { makeMethod, makeRefund, makeRequest } from '../../run/samples/makers.ts';
import { expectObject, expectSame, expectThat, summarize, textOf } from '../../violation.ts';

/** Objects with and without a reference_id of the merchant's. */
const generated: readonly Law[] = [
  {
    on: 'payment_requests.create',
    endpoints: [],
    clauses: ['PR2-CREATE-reference_id', 'PR2-FIELD-reference_id'],
    make: makeRequest,
  },
  {
    on: 'payment_methods.create',
    endpoints: [],
    clauses: ['PM2-CREATE-reference_id', 'PM2-FIELD-reference_id'],
    make: makeMethod,
  },
  {
    on: 'refunds.create',
    endpoints: ['payment_requests.create', 'payment_requests.simulate'],
    clauses: ['REFUND-CREATE-reference_id', 'REFUND-FIELD-reference_id'],
    make: makeRefund,
  },
].map(({ on, endpoints, clauses, make }) =>
  law({
    id: 'rt-7',
    on,
    title: 'an omitted reference_id is generated and unique',
    level: 'M',
    clauses,
    endpoints: [...endpoints, on],
    run: async (trial) => {
      const made = [
        await make(trial, { reference_id: undefined }),
        await make(trial, { reference_id: null }),
      ];
      const ids = made.map((object) => textOf(object, 'reference_id'));
      expectThat(
        ids[0] !== ids[1] && ids.every((id) => id !== ''),
        'two references',
        ids.join(', '),
      );
    },
  }),
);

const market = law({
  id: 'rt-8',
  on: 'payment_requests.create',
  title: 'currency and country are those of the channel; another currency is rejected',
  level: 'M',
  clauses: ['PR2-FIELD-currency', 'PR2-FIELD-country', 'PM2-CREATE-ewallet.channel_code'],
  run: async (trial) => {
    for (const channel of trial.some(usable)) {
      const send = (currency: string) => {
        const amount = amountFor(channel, 'thousands', trial);
        const method = instrument(trial.magic, { channel, amount, reusable: false });
        const body = walletBody(trial, {
          currency,
          amount,
          ...(channel.type === 'DIRECT_DEBIT' && { customer: inlinePerson(trial) }),
          payment_method: { reusability: 'ONE_TIME_USE', ...method },
        });
        return trial.call('payment_requests.create', { body });
      };
      const request = expectObject(await send(channel.currency), `for ${channel.code}`);
      expectSame('currency', channel.currency, request['currency']);
      expectSame('country', channel.country, request['country']);
      const own = methodChannels.filter(({ code }) => code === channel.code);
      const foreign = usable.find(
        ({ currency }) => !own.some((one) => one.currency === currency),
      )?.currency;
      // Which channel takes which currency is nowhere stated.
      if (foreign === undefined || !trial.isHeldToContracts) continue;
      const refused = await send(foreign);
      expectThat(refused.status === 400, `400 for ${foreign}`, summarize(refused));
    }
  },
});

export const fieldLaws: readonly Law[] = [...generated, market];
