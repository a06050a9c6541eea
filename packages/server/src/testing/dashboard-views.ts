// The views of the dashboard with the ids of the objects they show, for tests and pictures.
import { unwrap } from '@kasir/control/client';
import type { Service } from './dashboard.ts';
import { fillLiveAccount, operationId } from './live-account.ts';
import type { Shop } from './shop.ts';

/** Fills the live mode of the account: a statement that matches one of three operations. */
export const openBank = async ({ kasir, account, control, params }: Service): Promise<void> => {
  await fillLiveAccount(kasir.store, account, [1, 2]);
  const line = (index: number, gross: number) => ({
    id: `line-${index}`,
    operation: operationId(index),
    kind: 'charge' as const,
    currency: 'PHP',
    gross,
    fee: 30,
    net: gross - 30,
    settled_at: '2026-11-26T02:00:00Z',
  });
  const lines = [line(1, 1_000), line(2, 900), { ...line(3, 5), currency: 'XXX' }];
  const date = new Date().toISOString().slice(0, 10);
  unwrap(await control.reconciliation.import({ params, body: { connector: 'bank', date, lines } }));
};

/** Returns the views with the ids of the objects they show, for a shop with some activity. */
export const viewsOf = async ({ control, account, params }: Service, shop: Shop) => {
  const { data: requests } = unwrap(await control.requests.list({ query: { account } }));
  const { data: events } = unwrap(await control.events.list({ params }));
  return [
    'overview',
    'why',
    'search',
    'search?q=order-1001',
    'objects',
    'objects?kind=payments&min=1000&channel=dana',
    'objects?q=no-such-object',
    `objects/${shop.paid}`,
    `objects/${shop.pending}`,
    `objects/${shop.declined}`,
    `objects/${shop.invoice}`,
    `objects/${shop.customer}`,
    'webhooks',
    `webhooks/${events[0]?.webhook_id}`,
    'receiver',
    'requests',
    `requests/${requests.find(({ method }) => method === 'POST')?.request_id}`,
    'console',
    'clock',
    'failures',
    'snapshots',
    'account',
    'keys',
    'connectors',
    'accounts',
    'operators',
    'audit',
    'books',
    'channels',
    'reconciliation',
    'no-such-view',
  ];
};

/** True in a page that shows its view with all that it reads. */
export const isSettled = `return document.querySelector('h1') !== null && document.querySelector('.loading[role=status]') === null`;
