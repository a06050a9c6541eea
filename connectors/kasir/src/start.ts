// Starts the connector: the protocol for the platform, and the endpoint for the service's webhooks.
import {
  createConnector,
  printFailure,
  processSystem,
  type ConnectorStore,
  type Failure,
  type System,
} from '@kasir/connector';
import { serveConnector, type ServeOptions } from '@kasir/connector/node';
import type { ClientOptions } from '@kasir/client';
import { createUnifiedClient } from '@kasir/unified/client';
import { createV3Client } from '@kasir/v3/client';
import { askService } from './ask.ts';
import { capabilitiesFor, type ChannelRules } from './capabilities.ts';
import { createNoticeHandler } from './notices.ts';
import { createReceivedLookup } from './received.ts';
import type { Service } from './service.ts';
import { createStatement } from './statement.ts';
import { workOf } from './works/table.ts';

/** The version that the capabilities and certificates name. */
const VERSION = '1';

/** The path of the endpoint for webhooks of the service. */
const WEBHOOKS = '/webhooks';

/** Times of calls to the service, in ms: all attempts end before the library gives a call up. */
const ATTEMPT_MS = 15_000;
const CALL_MS = 50_000;

export interface KasirConnectorOptions extends ServeOptions {
  /** Secrets shared with the platform, `whsec_` and Base64; several while one is replaced. */
  readonly secrets: readonly string[];
  /** The platform's URL for callbacks; without it the platform must read outcomes itself. */
  readonly callbackUrl?: string | undefined;
  /** The service behind the connector: base URL and secret key. */
  readonly baseUrl: string | URL;
  readonly key: string;
  /** Webhook tokens of the account there; without one, webhooks are refused. */
  readonly webhookTokens?: readonly string[] | undefined;
  /** The store of the connector, for example one that `openSqliteStore` opens. */
  readonly store: ConnectorStore;
  /** Channels as `EWALLET`, `EWALLET/DANA` or `EWALLET/DANA/ID`; default all. */
  readonly channels?: readonly string[] | undefined;
  /** Authorizations are captured once and can be voided, or captured in parts; default once. */
  readonly captures?: ChannelRules['captures'] | undefined;
  /** The page to which payers return when the merchant names none. */
  readonly returnUrl?: string | undefined;
  /** The email address of cardholders who gave none; v3 requires one. */
  readonly payerEmail?: string | undefined;
  /** The time between two look-ups of payments to numbers and codes, in ms; default 60,000. */
  readonly lookEveryMs?: number | undefined;
  /** The longest time that a response waits for the service, in ms; default 15,000. */
  readonly waitMs?: number | undefined;
  /** Sends the requests to the service; the same as the option `dispatcher` of the clients. */
  readonly dispatcher?: ClientOptions['dispatcher'];
  /** Called with each failure; default: a line on standard error. */
  readonly failed?: ((failure: Failure) => void) | undefined;
  readonly system?: System | undefined;
}

export interface KasirConnector {
  /** Base URL for the platform. */
  readonly url: string;
  /** The URL to which the service sends its webhooks. */
  readonly webhookUrl: string;
  /** Looks for payments to numbers and codes now. Rejects when a request to the service fails. */
  readonly lookForPayments: () => Promise<void>;
  /** Accepts no more requests, and stops; unfinished work continues at the next start. */
  readonly close: () => Promise<void>;
}

const createService = (options: KasirConnectorOptions): Service => {
  const client: ClientOptions = {
    baseUrl: options.baseUrl,
    key: options.key,
    timeoutMs: ATTEMPT_MS,
    deadlineMs: CALL_MS,
    ...(options.dispatcher && { dispatcher: options.dispatcher }),
  };
  return {
    v2: createUnifiedClient(client),
    v3: createV3Client(client),
    rules: { captures: options.captures ?? 'once' },
    returnUrl: options.returnUrl ?? null,
    payerEmail: options.payerEmail ?? 'payer@example.com',
  };
};

/** Repeats an action, with a pause after each run, until the returned function stops it. */
const repeat = (
  { after }: Pick<System, 'after'>,
  every: number,
  run: () => Promise<void>,
): (() => Promise<void>) => {
  let isStopped = false;
  let cancel = (): void => undefined;
  let running = Promise.resolve();
  const next = (): void => {
    cancel = after(every, () => {
      running = run().finally(() => {
        if (!isStopped) next();
      });
    });
  };
  next();
  return () => {
    isStopped = true;
    cancel();
    return running;
  };
};

/**
 * Starts the connector, and resolves when it listens. Throws for malformed secrets, URLs, keys and
 * channels.
 */
export const startKasirConnector = async (
  options: KasirConnectorOptions,
): Promise<KasirConnector> => {
  const { store, system = processSystem, failed = printFailure, webhookTokens = [] } = options;
  const rules: ChannelRules = { captures: options.captures ?? 'once' };
  const channels = capabilitiesFor(rules, options.channels);
  const service = createService(options);
  const connector = createConnector({
    name: 'kasir',
    version: VERSION,
    secrets: options.secrets,
    capabilities: { card_data: true, channels },
    store,
    perform: (request, { signal, ...subject }) =>
      workOf(request.work).perform(service, request, subject, signal),
    refresh: (known, { signal }) => askService(service, store, known, signal),
    statement: createStatement(service),
    ...(options.callbackUrl !== undefined && { callbackUrl: options.callbackUrl }),
    ...(options.waitMs !== undefined && { waitMs: options.waitMs }),
    failed,
    system,
  });
  const issued = channels.filter(({ works }) => works.includes('issue'));
  const lookForPayments = createReceivedLookup({
    service,
    store,
    connector,
    currencies: [...new Set(issued.map(({ currency }) => currency))],
    now: system.now(),
  });
  const noticed =
    webhookTokens.length === 0
      ? null
      : createNoticeHandler({
          tokens: webhookTokens,
          store,
          connector,
          ask: (known) => askService(service, store, known, AbortSignal.timeout(CALL_MS)),
          failed: (id, error) => failed({ during: 'request', id, error }),
        });
  const serving = await serveConnector(
    {
      fetch: (request) =>
        noticed && new URL(request.url).pathname === WEBHOOKS
          ? noticed(request)
          : connector.fetch(request),
    },
    options,
  );
  const stopLooking = repeat(system, options.lookEveryMs ?? 60_000, () =>
    lookForPayments().catch((error: unknown) => failed({ during: 'lookup', id: null, error })),
  );
  return {
    url: serving.url,
    webhookUrl: serving.url + WEBHOOKS,
    lookForPayments,
    close: async () => {
      await stopLooking();
      await serving.close();
      await connector.stop();
      await Promise.all([service.v2.close(), service.v3.close()]);
    },
  };
};
