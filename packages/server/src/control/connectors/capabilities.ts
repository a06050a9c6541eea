// Asks a connector for its capabilities, and checks that the platform may rely on them.
import { createConnectorClient, type Capabilities } from '@kasir/connector/client';
import { exponents } from '@kasir/core/money';
import { fail, invalid } from '@kasir/core/server';
import type { ConnectorChannel, LiveConnector } from '@kasir/payments/operation';
import { isLoopback } from '../../http/loopback.ts';

/** The time limit for reading capabilities, in milliseconds. */
const TIMEOUT_MS = 10_000;
const CHANNELS_MAX = 500;

/** Returns whether nobody between the platform and a URL can read what is sent. */
const isPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));

/** Returns the refusal of a URL that cannot be the base of a connector, or null. */
export const refuseUrl = (text: string, allowHttp: boolean) => {
  const url = new URL(text);
  if (url.username !== '' || url.password !== '')
    return invalid('body.url', 'Must not contain a user or a password: the secret signs requests.');
  if (url.search !== '' || url.hash !== '')
    return invalid('body.url', 'Must be a URL without query and fragment.');
  if (allowHttp || isPrivate(url)) return null;
  return invalid(
    'body.url',
    'Must begin with https beyond this machine. Send allow_http: true for a network that you trust.',
  );
};

const unavailable = (message: string) => fail('CONNECTOR_UNAVAILABLE', message);

const reasonOf = ({ cause }: TypeError): string => {
  if (!(cause instanceof Error)) return '';
  return ` (${'code' in cause ? String(cause.code) : cause.message})`;
};

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return 'The connector cannot be called.';
  if (error.name === 'TimeoutError')
    return `The connector has not responded in ${TIMEOUT_MS / 1_000} seconds.`;
  if (error instanceof TypeError) return `The connector cannot be reached${reasonOf(error)}.`;
  return error.message;
};

/**
 * Returns whether a text of a connector is safe to show: no character in it moves a cursor or hides
 * other text.
 */
const isPlain = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);

/**
 * Returns the capabilities of a connector, or the refusal that says what is wrong with it or with
 * its URL. `secrets` are in clear text.
 */
export const readCapabilities = async (url: string, secrets: readonly string[]) => {
  const client = createConnectorClient({ url, secrets, timeoutMs: TIMEOUT_MS });
  let read: Capabilities;
  try {
    read = await client.capabilities().catch((error: unknown) => {
      // A kept connection may lead to a process that has ended: the second call opens a new one.
      if (error instanceof TypeError) return client.capabilities();
      throw error;
    });
  } catch (error) {
    return unavailable(explain(error));
  }
  if (!isPlain(read.name) || !isPlain(read.version))
    return unavailable('Name and version of the connector must not contain control characters.');
  if (read.channels.length > CHANNELS_MAX)
    return unavailable(`The connector must declare at most ${CHANNELS_MAX} channels.`);
  if (read.card_data && !isPrivate(new URL(url)))
    return invalid(
      'body.url',
      'Must begin with https beyond this machine: the connector takes card data.',
    );
  return { ok: true as const, capabilities: read };
};

const toChannel = ({
  actions: _actions,
  authorization_hours: authorizationHours,
  ...channel
}: Capabilities['channels'][number]): ConnectorChannel => ({ ...channel, authorizationHours });

/**
 * Returns the stored part of capabilities, with only the channels whose currency the platform has.
 */
export const declaredBy = ({
  version,
  card_data: cardData,
  channels,
}: Capabilities): Pick<LiveConnector, 'version' | 'cardData' | 'channels'> => ({
  version,
  cardData,
  channels: channels.filter(({ currency }) => Object.hasOwn(exponents, currency)).map(toChannel),
});
