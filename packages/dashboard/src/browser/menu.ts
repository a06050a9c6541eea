// The views of the dashboard and their places in its menu.
import type { ComponentType } from 'preact';
import type { OperationName } from './api/rights.ts';
import type { IconName } from './parts/icon.ts';
import { AccountView } from './views/account.ts';
import { AccountsView } from './views/accounts.ts';
import { AuditView } from './views/audit.ts';
import { BooksView } from './views/books.ts';
import { ChannelsView } from './views/channels.ts';
import { ClockView } from './views/clock.ts';
import { ConnectorsView } from './views/connectors.ts';
import { ConsoleView } from './views/console.ts';
import { EventView } from './views/event.ts';
import { FailuresView } from './views/failures.ts';
import { KeysView } from './views/keys.ts';
import { ObjectView } from './views/object.ts';
import { ObjectsView } from './views/objects.ts';
import { OperatorsView } from './views/operators.ts';
import { OverviewView } from './views/overview.ts';
import { ReceiverView } from './views/receiver.ts';
import { ReconciliationView } from './views/reconciliation.ts';
import { RequestView } from './views/request.ts';
import { RequestsView } from './views/requests.ts';
import { SearchView } from './views/search.ts';
import { SnapshotsView } from './views/snapshots.ts';
import { WebhooksView } from './views/webhooks.ts';
import { WhyView } from './views/why.ts';

interface View {
  readonly page: ComponentType;
  /** The component for an argument such as an id, in place of `page`. */
  readonly one?: ComponentType;
}

export const views: Readonly<Record<string, View>> = {
  overview: { page: OverviewView },
  why: { page: WhyView },
  search: { page: SearchView },
  objects: { page: ObjectsView, one: ObjectView },
  webhooks: { page: WebhooksView, one: EventView },
  receiver: { page: ReceiverView },
  requests: { page: RequestsView, one: RequestView },
  console: { page: ConsoleView },
  clock: { page: ClockView },
  failures: { page: FailuresView },
  snapshots: { page: SnapshotsView },
  account: { page: AccountView },
  keys: { page: KeysView },
  connectors: { page: ConnectorsView },
  accounts: { page: AccountsView },
  operators: { page: OperatorsView },
  audit: { page: AuditView },
  books: { page: BooksView },
  reconciliation: { page: ReconciliationView },
  channels: { page: ChannelsView },
};

/** `needs` is the operation without whose role the view is of no use. */
type Entry = readonly [view: string, title: string, icon: IconName, needs?: OperationName];

export const menu: readonly (readonly [group: string, entries: readonly Entry[]])[] = [
  [
    'Activity',
    [
      ['overview', 'Overview', 'home'],
      ['objects', 'Objects', 'object'],
      ['requests', 'Requests', 'request'],
      ['webhooks', 'Webhooks', 'send'],
      ['why', 'Why not arrived?', 'question'],
    ],
  ],
  [
    'Test tools',
    [
      ['clock', 'Clock', 'clock'],
      ['failures', 'Failures', 'failure'],
      ['snapshots', 'Snapshots', 'snapshot'],
      ['console', 'API console', 'console', 'api.call'],
    ],
  ],
  [
    'Account',
    [
      ['account', 'Settings', 'account'],
      ['keys', 'Keys and partners', 'key'],
      ['receiver', 'Webhook receiver', 'event', 'webhooks.get'],
      ['connectors', 'Connectors', 'connector'],
      ['accounts', 'All accounts', 'account'],
      ['reconciliation', 'Reconciliation', 'coin'],
    ],
  ],
  [
    'Installation',
    [
      ['operators', 'Operators', 'account'],
      ['audit', 'Audit log', 'request'],
    ],
  ],
  [
    'Reference',
    [
      ['books', 'Books', 'books'],
      ['channels', 'Channels', 'channel'],
    ],
  ],
];
