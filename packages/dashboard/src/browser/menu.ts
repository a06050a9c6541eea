// The views of the dashboard and their places in its menu.
import type { ComponentType } from 'preact';
import { mayCall, type OperationName } from './api/rights.ts';
import type { PlainText } from './language.ts';
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

/**
 * Typing `g` and then `letter` goes to the view. Without the role for the operation `needs`, the
 * view is not shown.
 */
type Entry = readonly [
  view: string,
  title: PlainText,
  icon: IconName,
  letter: string,
  needs?: OperationName,
];

const groups: readonly (readonly [group: PlainText, entries: readonly Entry[]])[] = [
  [
    'Activity',
    [
      ['overview', 'Overview', 'home', 'o'],
      ['objects', 'Objects', 'object', 'b'],
      ['requests', 'Requests', 'request', 'r'],
      ['webhooks', 'Webhooks', 'send', 'w'],
      ['why', 'Why not arrived?', 'question', 'y'],
    ],
  ],
  [
    'Test tools',
    [
      ['clock', 'Clock', 'clock', 't'],
      ['failures', 'Failures', 'failure', 'f'],
      ['snapshots', 'Snapshots', 'snapshot', 'p'],
      ['console', 'API console', 'console', 'c', 'api.call'],
    ],
  ],
  [
    'Account',
    [
      ['account', 'Settings', 'account', 's'],
      ['keys', 'Keys and partners', 'key', 'k'],
      ['receiver', 'Webhook receiver', 'event', 'v', 'webhooks.get'],
      ['connectors', 'Connectors', 'connector', 'n'],
      ['accounts', 'All accounts', 'account', 'a'],
      ['reconciliation', 'Reconciliation', 'coin', 'm'],
    ],
  ],
  [
    'Server',
    [
      ['operators', 'Operators', 'account', 'u'],
      ['audit', 'Audit log', 'request', 'l'],
    ],
  ],
  [
    'Reference',
    [
      ['books', 'Books', 'books', 'd'],
      ['channels', 'Channels', 'channel', 'h'],
    ],
  ],
];

/** Returns the menu of the operator, without views that need another role. */
export const menu = (): typeof groups =>
  groups.map(
    ([group, all]) =>
      [group, all.filter(([, , , , needs]) => needs === undefined || mayCall(needs))] as const,
  );

/** Returns the entries of the menu, without their groups. */
export const entries = (): readonly Entry[] => menu().flatMap(([, all]) => all);
