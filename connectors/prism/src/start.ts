// Starts the connector: the protocol for the platform, and the endpoint for the processor's
// webhooks.
import {
  createConnector,
  printFailure,
  processSystem,
  type ChannelCapability,
  type ConnectorStore,
  type Failure,
  type System,
} from '@kasir/connector';
import { serveConnector, type ServeOptions } from '@kasir/connector/node';
import { createAmounts, type Decimals } from './amounts.ts';
import { askProcessor } from './ask.ts';
import { capabilitiesAt } from './capabilities.ts';
import { createNoticeHandler, WEBHOOKS } from './notices.ts';
import { performAt } from './perform.ts';
import { loadPrism, PRISM_VERSION, type Prism } from './prism/library.ts';
import { Processor, type ProcessorOptions } from './prism/processor.ts';
import { isPrivate } from './prism/send.ts';
import type { Service } from './service.ts';

/** The version that the capabilities and certificates name. */
const VERSION = `1 (prism ${PRISM_VERSION})`;

/** The longest time of the requests that a webhook causes, in ms. */
const CALL_MS = 50_000;

export interface PrismConnectorOptions extends ServeOptions {
  /** Secrets shared with the platform, `whsec_` and Base64; several while one is replaced. */
  readonly secrets: readonly string[];
  /** The platform's URL for callbacks; without it the platform must read outcomes itself. */
  readonly callbackUrl?: string | undefined;
  /** The name of the processor in prism, such as `stripe`. */
  readonly processor: string;
  /** The credentials in the form of prism's documentation: `{ apiKey: { value: 'sk_...' } }`. */
  readonly credentials: Readonly<Record<string, unknown>>;
  /**
   * The environment whose URL is used unless the credentials have `baseUrl`; default production.
   */
  readonly environment?: ProcessorOptions['environment'] | undefined;
  /** The secret with which the processor signs webhooks; without it, webhooks are refused. */
  readonly webhookSecret?: string | undefined;
  /** The store of the connector, for example one that `openSqliteStore` opens. */
  readonly store: ConnectorStore;
  /** Card channels such as `CARD/CARDS/ID`, which is the default. */
  readonly channels?: readonly string[] | undefined;
  /** Decimal places of currencies at the processor, where the connector does not know them. */
  readonly decimals?: Decimals | undefined;
  /** The page to which payers return when the merchant names none. */
  readonly returnUrl?: string | undefined;
  /** The email address and the phone number (E.164) of payers who gave none. */
  readonly payerEmail?: string | undefined;
  readonly payerPhone?: string | undefined;
  /**
   * The folder in whose `node_modules` hyperswitch-prism is installed; default where this package
   * is installed.
   */
  readonly library?: string | undefined;
  /** The longest time that a response waits for the processor, in ms; default 15,000. */
  readonly waitMs?: number | undefined;
  /** Called with each failure; default: a line on standard error. */
  readonly failed?: ((failure: Failure) => void) | undefined;
  readonly system?: System | undefined;
}

export interface PrismConnector {
  /** Base URL for the platform. */
  readonly url: string;
  /** The URL to which the processor sends its webhooks. */
  readonly webhookUrl: string;
  /** The declared channels. */
  readonly channels: readonly ChannelCapability[];
  /** Accepts no more requests, and stops; unfinished work continues at the next start. */
  readonly close: () => Promise<void>;
}

/** Creates the processor and its settings. Throws for wrong names and URLs. */
const createService = (
  prism: Prism,
  options: Omit<PrismConnectorOptions, 'secrets' | 'store' | 'port'>,
): Service => {
  const { credentials, processor: name, environment = 'production' } = options;
  const { baseUrl } = credentials;
  if (typeof baseUrl === 'string' && !(URL.canParse(baseUrl) && isPrivate(baseUrl)))
    throw new TypeError('baseUrl of the credentials must be https, or http on this machine.');
  return {
    processor: new Processor(prism, { name, credentials, environment }),
    amounts: createAmounts(name, options.decimals),
    returnUrl: options.returnUrl ?? null,
    payerEmail: options.payerEmail ?? null,
    payerPhone: options.payerPhone ?? null,
  };
};

/**
 * Starts the connector, and resolves when it listens. Throws `PrismUnavailable` when prism cannot
 * be loaded, and other errors for malformed secrets, URLs, credentials and channels.
 */
export const startPrismConnector = async (
  options: PrismConnectorOptions,
): Promise<PrismConnector> => {
  const { store, system = processSystem, failed = printFailure, webhookSecret } = options;
  const service = createService(loadPrism(options.library), options);
  const channels = capabilitiesAt(service, {
    channels: options.channels ?? ['CARD/CARDS/ID'],
    decimals: options.decimals ?? {},
    hasWebhooks: webhookSecret !== undefined,
  });
  const connector = createConnector({
    name: `prism-${service.processor.name}`,
    version: VERSION,
    secrets: options.secrets,
    capabilities: { card_data: true, channels },
    store,
    perform: (request, context) => performAt(service, request, context),
    refresh: (known, { signal }) =>
      askProcessor(service, store, known, { now: system.now(), signal }),
    // Prism reads no settlement reports; operators import the processor's own file into the
    // platform.
    statement: () => ({ is_complete: false, lines: [] }),
    ...(options.callbackUrl !== undefined && { callbackUrl: options.callbackUrl }),
    ...(options.waitMs !== undefined && { waitMs: options.waitMs }),
    failed,
    system,
  });
  const noticed =
    webhookSecret === undefined
      ? null
      : createNoticeHandler({
          service,
          secret: webhookSecret,
          store,
          connector,
          ask: (known) =>
            askProcessor(service, store, known, {
              now: system.now(),
              signal: AbortSignal.timeout(CALL_MS),
            }),
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
  return {
    url: serving.url,
    webhookUrl: serving.url + WEBHOOKS,
    channels,
    close: async () => {
      await serving.close();
      await connector.stop();
    },
  };
};
