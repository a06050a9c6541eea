// Laws about deliveries that reach nobody or are answered with something between yes and no.
import type { Law } from '../../law.ts';
import { makeQr, payQr } from '../../run/samples/qr-codes.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectSame, expectThat } from '../../violation.ts';
import { Receiver, type Reply } from '../../wire/receiver.ts';
import { waitForDelivery, webhookLaw } from './webhook-law.ts';

const HOUR_MS = 3_600_000;

const needs = ['writes', 'receiver', 'clock'] as const;

const payCodeAt = async (trial: Trial, callback_url: string): Promise<void> => {
  await payQr(trial, await makeQr(trial, { callback_url }));
};

const broken = webhookLaw({
  id: 'wh-32',
  title: 'a webhook whose connection is refused or breaks off is sent again',
  level: 'S',
  needs,
  clauses: ['EVT-DLV-04', 'EVT-DLV-05'],
  witnesses: ['a connection that broke off', 'a connection that was refused'],
  run: async (trial) => {
    const { clock } = trial.context.control ?? {};
    const path = `/${trial.newReference()}`;
    trial.receiver.response(path, ['reset']);
    await payCodeAt(trial, trial.receiver.url(path));
    const first = await waitForDelivery(trial, path);
    trial.witness('a connection that broke off');

    const gone = await Receiver.open();
    const url = gone.url('/again');
    await gone.close();
    await payCodeAt(trial, url);
    await trial.context.control?.waitUntilIdle?.();
    const back = await Receiver.open(Number(new URL(url).port)).catch(() => {
      throw new Blocked('another program took the port of a receiver that was gone for a moment');
    });
    try {
      expectSame('webhooks at a receiver that is not there', 0, back.at('/again').length);
      trial.witness('a connection that was refused');
      for (let hours = 0; hours < 24; hours += 1) await clock?.advance(HOUR_MS);
      const second = await waitForDelivery(trial, path, 2);
      for (const name of ['webhook-id', 'x-callback-token'])
        expectSame(name, first.headers[name], second.headers[name]);
      expectSame('the bytes of both attempts', first.text, second.text);
      expectSame('webhooks at a receiver that has come back', 1, back.at('/again').length);
    } finally {
      await back.close();
    }
  },
});

/** Statuses of which the specification does not say whether they acknowledge. */
const undecided = [201, 202, 204, 302];

/** How often a status must mean the same. */
const TIMES = 3;

const otherStatuses = webhookLaw({
  id: 'wh-33',
  title: 'whether a status other than 200 acknowledges a webhook is the same each time',
  level: 'C',
  needs,
  clauses: ['EVT-UNSPEC-06'],
  run: async (trial) => {
    const sent = undecided
      .flatMap((status) => Array.from({ length: TIMES }, () => status))
      .map((status) => [status, `/${trial.newReference()}`] as const);
    for (const [status, path] of sent) {
      const location = trial.receiver.url(`${path}-elsewhere`);
      const reply: Reply = status === 302 ? { status, location } : status;
      trial.receiver.response(path, [reply]);
      await payCodeAt(trial, trial.receiver.url(path));
    }
    for (const [, path] of sent) await waitForDelivery(trial, path);
    await trial.context.control?.clock?.advance(24 * HOUR_MS);
    for (const [status, path] of sent) {
      const again = trial.receiver.at(path).length - 1;
      expectThat(again < 2, 'no more deliveries once a webhook was answered with 200', again);
      if (trial.receiver.at(`${path}-elsewhere`).length > 0)
        trial.noteChoice('a webhook that is redirected', 'it follows');
      trial.noteChoice(
        `a webhook answered with ${status}`,
        again === 0 ? 'it is acknowledged' : 'it is sent again',
      );
    }
  },
});

export const failedDeliveryLaws: readonly Law[] = [broken, otherStatuses];
