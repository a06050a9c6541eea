// Acts for payers on behalf of pages, requests and tests: approves and declines operations, and
// pays issued numbers.
import type {
  ChannelCapability,
  Connector,
  ConnectorStore,
  KnownOperation,
  System,
} from '@kasir/connector';
import { finalOutcome, refusedOutcome } from './outcomes.ts';

/** A payment to an issued number, code or QR code. Amount in minor units. */
export interface Paid {
  /** Id of the operation that issued the number. */
  readonly operation: string;
  readonly amount: number;
}

export interface Payer {
  /**
   * Acts for the payer of an operation. Resolves to false when the operation waits for no action.
   */
  readonly act: (operation: string, choice: 'approve' | 'decline') => Promise<boolean>;
  /**
   * Pays an issued number; returns the id of the payment, or null when no open number has this
   * operation id.
   */
  readonly pay: (paid: Paid) => Promise<string | null>;
}

interface PayerOptions {
  readonly store: Pick<ConnectorStore, 'transact'>;
  readonly system: Pick<System, 'now' | 'id'>;
  readonly channels: readonly ChannelCapability[];
  readonly connector: () => Pick<Connector, 'reportOutcome' | 'receivePayment'>;
}

/** Returns an operation of a store, or null. */
export const findKnown = (
  store: Pick<ConnectorStore, 'transact'>,
  id: string,
): Promise<KnownOperation | null> => store.transact((rows) => rows.findOperation(id));

/** Returns whether an issued number was closed. */
const isClosed = (store: Pick<ConnectorStore, 'transact'>, id: string): Promise<boolean> =>
  store.transact((rows) =>
    rows
      .childrenOf(id)
      .some(
        ({ request, operation }) => request.work === 'close' && operation.status === 'succeeded',
      ),
  );

const currencyOf = (
  channels: readonly ChannelCapability[],
  { request: { channel } }: KnownOperation,
): string | undefined =>
  channels.find(
    ({ type, code, country }) =>
      type === channel.type && code === channel.code && country === channel.country,
  )?.currency;

/** Creates the payer of a connector. */
export const createPayer = ({ store, system, channels, connector }: PayerOptions): Payer => ({
  act: async (id, choice) => {
    const known = await findKnown(store, id);
    if (known?.operation.status !== 'action_required') return false;
    const { request } = known;
    await connector().reportOutcome(
      id,
      choice === 'approve' ? finalOutcome(request) : refusedOutcome(request),
    );
    return true;
  },
  pay: async ({ operation, amount: value }) => {
    const known = await findKnown(store, operation);
    if (known?.operation.status !== 'succeeded' || known.request.work !== 'issue') return null;
    if (await isClosed(store, operation)) return null;
    const currency = currencyOf(channels, known);
    if (currency === undefined) return null;
    const id = `pay_${system.id()}`;
    await connector().receivePayment({
      id,
      issued_by: operation,
      amount: { value, currency },
      paid_at: new Date(system.now()).toISOString(),
      payer: null,
    });
    return id;
  },
});
