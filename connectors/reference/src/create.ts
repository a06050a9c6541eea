// Creates the reference connector: operations by the rules of test mode, the page on which payers
// act, and the functions by which tests act for them.
import {
  createConnector,
  processSystem,
  type ChannelCapability,
  type Connector,
  type ConnectorStore,
  type Failure,
  type OperationRequest,
  type Outcome,
  type System,
} from '@kasir/connector';
import { capabilities } from './capabilities.ts';
import {
  finalOutcome,
  hasDeviceResponded,
  immediateOutcome,
  PAYER_DELAY_MS,
  stepOf,
  tokenOf,
} from './outcomes.ts';
import { createPayer, findKnown, type Payer } from './payer.ts';
import { createPayerPages } from './payer-pages.ts';
import { createStatement } from './statement.ts';

/** The version that the capabilities and certificates name. */
const VERSION = '1';

export interface ReferenceConnectorOptions {
  /** Secrets shared with the platform, `whsec_` and Base64; several while one is replaced. */
  readonly secrets: readonly string[];
  /** The store of the connector, for example one that `openSqliteStore` opens. */
  readonly store: ConnectorStore;
  /** Returns the origin of the URLs of payers' pages, without a slash at its end. */
  readonly origin: () => string;
  /**
   * The prefix of the paths of the protocol and of the pages, such as `/reference`; default none.
   */
  readonly basePath?: string;
  /** The platform's URL for callbacks; without it the platform must read outcomes itself. */
  readonly callbackUrl?: string | undefined;
  /** The channels that the connector declares; default all channels of the table. */
  readonly channels?: readonly ChannelCapability[];
  /** Called with each failure; default: a line on standard error. */
  readonly failed?: (failure: Failure) => void;
  readonly system?: System;
}

export interface ReferenceConnector extends Payer {
  /** Handles a request of the platform, of a payer, or of a test. Never rejects. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Ends calls and timers. Unfinished work continues when a connector opens the store again. */
  readonly stop: Connector['stop'];
}

const reference = ({ id }: { readonly id: string }): string => `ref-${id}`;

/** Creates the connector. Throws for malformed secrets. */
export const createReferenceConnector = (
  options: ReferenceConnectorOptions,
): ReferenceConnector => {
  const { store, system = processSystem, basePath = '' } = options;
  const { channels = capabilities } = options;

  const find = (id: string) => findKnown(store, id);

  const respondOnDevice = ({ id }: OperationRequest): void => {
    const report = async (): Promise<void> => {
      const known = await find(id);
      if (known?.operation.status === 'action_required')
        await connector.reportOutcome(id, finalOutcome(known.request));
    };
    system.after(PAYER_DELAY_MS, () => {
      report().catch((error: unknown) => options.failed?.({ during: 'perform', id, error }));
    });
  };

  const perform = async (request: OperationRequest): Promise<Outcome> => {
    // From here on the token stands for the card, because card data is not stored.
    const named = { connector_reference: reference(request), token: tokenOf(request) };
    const step = stepOf(request);
    if (step === 'none') {
      const outcome = immediateOutcome(request);
      return outcome.status === 'declined' ? outcome : { ...outcome, ...named };
    }
    if (step === 'device') respondOnDevice(request);
    const action =
      step === 'device'
        ? ({ type: 'wait', expires_at: null } as const)
        : ({ type: 'redirect', url: pages.urlOf(request.id), expires_at: null } as const);
    return { status: 'action_required', ...named, action };
  };

  const connector = createConnector({
    name: 'reference',
    version: VERSION,
    secrets: options.secrets,
    capabilities: { card_data: true, channels },
    store,
    perform,
    refresh: async (known) => {
      // A pending operation has no stored result and no effect outside of the store, so it is
      // declined.
      if (known.operation.status === 'pending')
        return { status: 'declined', decline: { code: 'PROCESSOR_ERROR' } };
      return hasDeviceResponded(known, system.now())
        ? finalOutcome(known.request)
        : { status: 'unknown' };
    },
    statement: createStatement(system),
    basePath,
    ...(options.callbackUrl !== undefined && { callbackUrl: options.callbackUrl }),
    ...(options.failed && { failed: options.failed }),
    system,
  });

  const payer = createPayer({ store, system, channels, connector: () => connector });
  const pages = createPayerPages({ origin: options.origin, basePath, find, ...payer });
  return {
    fetch: async (request) => (await pages.serve(request)) ?? connector.fetch(request),
    ...payer,
    stop: connector.stop,
  };
};
