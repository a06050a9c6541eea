// For tests: a live account with one connector and operations that have succeeded.
import { decideQuietly, type Decision } from '@kasir/core/server';
import type { Store } from '@kasir/core/store';
import { LIVE_SETTINGS, liveSettings, noLiveSettings } from '@kasir/payments/operation';
import { sendOperation, succeedOperation } from '@kasir/payments/testing';

/** Returns the unprefixed id of an operation of a test. */
export const operationId = (index: number): string =>
  `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;

/** Gives an account the connector `bank` and succeeded charges of 10.00 PHP, by their index. */
export const fillLiveAccount = async (
  store: Pick<Store, 'exec'>,
  account: string,
  charges: readonly number[],
) => {
  const run = (decide: (d: Decision) => void): Promise<void> =>
    store.exec({ account, mode: 'live' }, (at, tx) => decideQuietly(at, tx, decide));
  await run((d) => {
    d.insert(liveSettings, LIVE_SETTINGS, {
      ...noLiveSettings,
      connectors: [
        {
          name: 'bank',
          url: 'https://bank.example',
          secrets: ['sealed'],
          version: '1',
          cardData: false,
          channels: [],
          certificate: null,
          override: null,
          enabled: true,
          added: d.now,
        },
      ],
    });
    for (const index of charges) {
      const id = operationId(index);
      sendOperation(d, { id, work: 'charge', currency: 'PHP', amount: 1_000 });
      succeedOperation(d, id);
    }
  });
  return run;
};
