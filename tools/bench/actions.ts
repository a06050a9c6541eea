// The actions of an account that a neighbor may disturb, with the time that each of them takes.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Receiver } from './receivers.ts';

/** The measured account. */
export interface Account {
  readonly receiver: Receiver;
  /** Sends a request: a POST where it has a body. */
  readonly ask: <Body>(path: string, body?: object) => Promise<Body>;
}

/** Reads an object repeatedly until it has a status. */
const until = async ({ ask }: Account, path: string, status: string): Promise<void> => {
  while ((await ask<{ status: string }>(path)).status !== status) await sleep(2);
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

let count = 0;
export const freshId = (): string => `neighbor-${process.pid}-${(count += 1)}`;

/**
 * Actions by name. Each returns the duration of every execution in milliseconds; a read is repeated
 * for `ms` milliseconds.
 */
export const actions: Readonly<
  Record<string, (account: Account, ms: number) => Promise<readonly number[]>>
> = {
  'read of the balance': async ({ ask }, ms) => {
    const times: number[] = [];
    const end = performance.now() + ms;
    while (performance.now() < end) times.push(await timed(() => ask('/balance')));
    return times;
  },
  'webhook after a payment': async ({ ask, receiver }) => {
    const external_id = freshId();
    const callback_url = `${receiver.url}/${external_id}`;
    await ask('/qr_codes', { external_id, type: 'DYNAMIC', amount: 25_000, callback_url });
    const arrived = receiver.arrival(`/${external_id}`);
    const pay = () => ask(`/qr_codes/${external_id}/payments/simulate`, {});
    return [await timed(() => Promise.all([pay(), arrived]))];
  },
  'invoice that expires after a second': async (account) => {
    const body = { external_id: freshId(), amount: 25_000, invoice_duration: 1 };
    const took = await timed(async () => {
      const { id } = await account.ask<{ id: string }>('/v2/invoices', body);
      await until(account, `/v2/invoices/${id}`, 'EXPIRED');
    });
    return [took - 1_000];
  },
  report: async (account) => [
    await timed(async () => {
      const { id } = await account.ask<{ id: string }>('/reports', { type: 'BALANCE_HISTORY' });
      await until(account, `/reports/${id}`, 'COMPLETED');
    }),
  ],
};
