// Laws about webhooks that somebody sends once more, and about the order of webhooks.
import type { Law } from '../../law.ts';
import { makeQr, payQr } from '../../run/samples/qr-codes.ts';
import { Blocked, expectSame } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { waitForDelivery, webhookLaw } from './webhook-law.ts';

const HOUR_MS = 3_600_000;

const resent = webhookLaw({
  id: 'wh-34',
  title: 'a webhook that is sent once more has the same webhook-id, token and body, and comes once',
  level: 'S',
  needs: ['writes', 'receiver', 'control', 'clock', 'resend'],
  clauses: ['EVT-DLV-07', 'EVT-UNSPEC-07', 'EVT-DLV-03'],
  witnesses: ['a webhook that was acknowledged', 'a webhook that was not acknowledged'],
  run: async (trial) => {
    const { control } = trial.context;
    const account = await trial.useOwnAccount();
    for (const status of [200, 500]) {
      const path = `/${trial.newReference()}`;
      trial.receiver.response(path, [status]);
      await payQr(trial, await makeQr(trial, { callback_url: trial.receiver.url(path) }));
      const first = await waitForDelivery(trial, path);
      const id = first.headers['webhook-id'];
      if (!account || id === undefined) throw new Blocked('the webhook has no webhook-id');
      await control?.events?.resend(account.id, id);
      const second = await waitForDelivery(trial, path, 2);
      for (const name of ['webhook-id', 'x-callback-token'])
        expectSame(name, first.headers[name], second.headers[name]);
      expectSame('the bytes of both deliveries', first.text, second.text);
      // Acknowledged now, whatever became of the first.
      await control?.clock?.advance(24 * HOUR_MS);
      expectSame('deliveries in the end', 2, trial.receiver.at(path).length);
      trial.witness(`a webhook that was ${status === 200 ? '' : 'not '}acknowledged`);
    }
  },
});

const ORDER = 'webhooks of one object that were caused one after the other';

const order = webhookLaw({
  id: 'wh-35',
  title: 'webhooks of one object arrive in the order of their causes, or say what it was',
  level: 'O',
  clauses: ['EVT-UNSPEC-09'],
  run: async (trial) => {
    const path = `/${trial.newReference()}`;
    const callback_url = trial.receiver.url(path);
    const code = await makeQr(trial, { type: 'STATIC', callback_url });
    const wanted: unknown[] = [];
    for (let n = 0; n < trial.profile.burst; n += 1)
      wanted.push((await payQr(trial, code, 15_500 + n))['id']);
    await waitForDelivery(trial, path, wanted.length);
    const bodies = trial.receiver.at(path).map(({ body }) => body);
    const ids = (all: readonly unknown[]): string => all.map((one) => field(one, 'id')).join();
    const sorted = bodies.toSorted((a, b) =>
      String(field(a, 'created')) < String(field(b, 'created')) ? -1 : 1,
    );
    const isInOrder = ids(bodies) === wanted.join();
    const isDated = ids(sorted) === wanted.join();
    trial.noteChoice(
      ORDER,
      isInOrder ? 'they arrived in order' : isDated ? 'their created is in order' : 'in any order',
    );
  },
});

export const resendLaws: readonly Law[] = [resent, order];
