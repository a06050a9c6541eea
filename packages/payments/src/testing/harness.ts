// For tests: an account on the test platform whose listener records every signal, with input for
// instruments and intents.
import type { Lifecycle } from '@kasir/core/resource';
import type { Listener, Scope, Signal } from '@kasir/core/server';
import { testPlatform } from '@kasir/core/testing';
import { channelTypes, findChannel, type Channel, type ChannelType } from '@kasir/models';
import { createInstrument } from '../instruments/create.ts';
import { instrumentLifecycle, instruments, type InstrumentRow } from '../instruments/kind.ts';
import type { BankAccountInput } from '../instruments/types/direct-debit/type.ts';
import type { CardInput } from '../instruments/types/card/detail.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { NewInstrument } from '../instruments/types/type.ts';
import { intentLifecycle, intents, type IntentRow } from '../intents/kind.ts';
import { openIntent, type NewIntent } from '../intents/open.ts';
import { captureLifecycle, paymentLifecycle, payments } from '../payments/kind.ts';
import { paymentListeners } from '../reactions.ts';
import { paymentJobs } from '../registry.ts';
import { product } from './decide.ts';

/** A recorded signal. */
export interface Heard {
  readonly name: string;
  readonly kind: string;
  readonly id: string;
  readonly before: string | null;
  readonly after: string;
}

const lifecycles: readonly Lifecycle[] = [
  instrumentLifecycle,
  intentLifecycle,
  paymentLifecycle,
  captureLifecycle,
];

const signalNames = lifecycles
  .flatMap(({ on }) => Object.values(on).flat())
  .flatMap(({ signal }) => signal ?? []);

/** Returns a listener that records each signal of the product in the order of settling. */
const listenerTo = (heard: Heard[], isRehearsing: () => boolean): Listener => {
  const note =
    (name: string) =>
    (_d: Scope, { kind, row, before }: Signal): void => {
      if (isRehearsing()) return;
      const { status } = row.state as { readonly status: string };
      heard.push({ name, kind, id: row.id, before, after: status });
    };
  return {
    product: product.kind,
    handlers: Object.fromEntries(signalNames.map((name) => [name, note(name)])),
  };
};

export const channelOf = (type: ChannelType, code: string, currency = 'IDR'): Channel => {
  const found = findChannel(type, code, currency);
  if (!found) throw new Error(`There is no channel ${type} ${code} in ${currency}`);
  return found;
};

const urls = {
  success: 'https://merchant.example/thanks',
  failure: 'https://merchant.example/sorry',
  cancel: null,
};
const noPreferences = { skip: null, require: null };

export const cardInput = (number: string): CardInput => ({
  number,
  securityCode: '123',
  holder: 'Siti',
  month: '12',
  year: '2039',
  postalCode: false,
  installment: null,
});

export const bankInput = (number: string | null): BankAccountInput => ({
  number,
  mobile: null,
  document: null,
  cardLastFour: null,
  cardExpiry: null,
  email: null,
});

/** The channels that tests use for a type instead of its first channel. */
const usual: Partial<Readonly<Record<ChannelType, Channel>>> = {
  EWALLET: channelOf('EWALLET', 'DANA'),
  DIRECT_DEBIT: channelOf('DIRECT_DEBIT', 'BPI', 'PHP'),
  VIRTUAL_ACCOUNT: channelOf('VIRTUAL_ACCOUNT', 'BRI'),
  PAYLATER: channelOf('PAYLATER', 'KREDIVO'),
};

/** A channel of each type that needs no further properties. */
export const channelsOfTypes = Object.fromEntries(
  Object.entries(channelTypes).map(
    ([
      type,
      {
        channels: [first],
      },
    ]) => [type, usual[type as ChannelType] ?? first],
  ),
) as Readonly<Record<ChannelType, Channel>>;

type InstrumentChange = Partial<NewInstrument> & Pick<NewInstrument, 'channel'>;

/** Returns a new id and a product with that id. */
const identity = (d: Pick<Scope, 'id'>) => {
  const id = d.id();
  return { id, product: { ...product, id } };
};

/** Returns the input for a single-use instrument. */
export const toNewInstrument = (d: Pick<Scope, 'id'>, change: InstrumentChange): NewInstrument => ({
  ...identity(d),
  reusable: false,
  customer: null,
  reference: 'order-1',
  merchantKey: null,
  description: null,
  metadata: null,
  requested: { amount: null, min: null, max: null },
  intentAmount: null,
  identifier: null,
  expires: null,
  returnUrls: urls,
  authentication: noPreferences,
  effective: { returnUrls: urls, authentication: noPreferences },
  properties: { success_return_url: urls.success, failure_return_url: urls.failure },
  activation: 'as_needed',
  authorizedOn: 'password_or_page',
  input:
    change.channel.type === 'CARD'
      ? cardInput('4000000000001091')
      : typeOf(change.channel.type).blank?.('Siti'),
  echo: {},
  ...change,
});

/** Returns the input for an intent of 25,000 that its payer pays at once. */
export const toNewIntent = (d: Pick<Scope, 'id'>, change: Partial<NewIntent> = {}): NewIntent => ({
  ...identity(d),
  amount: 25_000,
  customer: null,
  reference: 'order-1',
  description: null,
  metadata: null,
  manualCapture: false,
  purpose: 'pay',
  initiator: 'payer',
  pendingAs: 'intent',
  returnUrls: urls,
  authentication: noPreferences,
  securityCode: false,
  echo: {},
  ...change,
});

/** Returns the test account and its recorded signals. */
export const harness = () => {
  const heard: Heard[] = [];
  const platform: ReturnType<typeof testPlatform> = testPlatform({
    handlers: [],
    listeners: [...paymentListeners, listenerTo(heard, () => platform.isRehearsing())],
    jobs: paymentJobs,
  });
  const { decide, store, partition } = platform;
  const instrument = ({ id }: Pick<InstrumentRow, 'id'>) =>
    store.view(partition, (view) => view.get(instruments, id) as InstrumentRow);
  const intent = ({ id }: Pick<IntentRow, 'id'>) =>
    store.view(partition, (view) => view.get(intents, id) as IntentRow);
  return {
    ...platform,
    heard,
    /** Returns the names of the signals since the last call. */
    signals: () => heard.splice(0).map(({ name }) => name),
    /** Creates an instrument; returns it after its bank has responded. */
    make: async (change: InstrumentChange): Promise<InstrumentRow> =>
      instrument(await decide((d) => createInstrument(d, toNewInstrument(d, change)))),
    /** Opens an intent; returns it after its channel has responded. */
    open: async (
      charged: Pick<InstrumentRow, 'id'>,
      change: Partial<NewIntent> = {},
    ): Promise<IntentRow> => {
      const opened = await decide((d) => {
        const row = d.get(instruments, charged.id);
        if (!row) throw new Error('There is no instrument');
        return openIntent(d, row, toNewIntent(d, change));
      });
      return intent(opened);
    },
    instrument,
    intent,
    paymentsOf: ({ id }: Pick<IntentRow, 'id'>) =>
      store.view(partition, (view) => view.children(payments, id)),
  };
};
export type Harness = ReturnType<typeof harness>;
