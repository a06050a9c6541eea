// Reads the options of the command from its arguments and the environment.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Each option with its placeholder, its default, and its purpose. */
const options = {
  'service-url': { value: 'URL', purpose: 'base URL of the service: the public one, or a Kasir' },
  'service-key': { value: 'KEY', purpose: 'secret key of your account there' },
  'webhook-token': {
    value: 'TOKEN',
    purpose: 'webhook token of your account there, several with commas; without it, no webhooks',
  },
  secret: {
    value: 'SECRET',
    purpose: 'shared with the platform: whsec_ and Base64, several with commas',
  },
  'callback-url': { value: 'URL', purpose: 'where the platform takes callbacks' },
  port: { value: 'N', purpose: 'port to listen on (default: 9100)' },
  host: { value: 'ADDRESS', purpose: 'address to listen on (default: 127.0.0.1)' },
  'tls-cert': { value: 'FILE', purpose: 'certificate in PEM, for HTTPS' },
  'tls-key': { value: 'FILE', purpose: 'key of the certificate in PEM' },
  file: { value: 'FILE', purpose: 'SQLite file of the connector (default: kasir-connector.db)' },
  channels: {
    value: 'NAMES',
    purpose: 'EWALLET, EWALLET/DANA or EWALLET/DANA/ID, with commas (default: all)',
  },
  captures: {
    value: 'WAY',
    purpose: 'once (default): cards can be voided; in_parts: captured several times, never voided',
  },
  'return-url': { value: 'URL', purpose: 'where payers return when the merchant says nothing' },
  'payer-email': { value: 'EMAIL', purpose: 'of cardholders who gave none' },
} as const;

type Name = keyof typeof options;

/** The settings of the command. */
export interface Config {
  readonly baseUrl: string;
  readonly key: string;
  readonly webhookTokens: readonly string[];
  readonly secrets: readonly string[];
  readonly callbackUrl: string | undefined;
  readonly port: number;
  readonly hostname: string;
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  readonly file: string;
  readonly channels: readonly string[];
  readonly captures: 'once' | 'in_parts';
  readonly returnUrl: string | undefined;
  readonly payerEmail: string | undefined;
}

/** A mistake in the options, with its remedy. */
export class BadConfig extends Error {}

const environmentName = (name: string): string =>
  `KASIR_CONNECTOR_${name.toUpperCase().replaceAll('-', '_')}`;

/** Returns the text that --help prints. */
export const usage = (): string => {
  const lines = Object.entries(options).map(
    ([name, { value, purpose }]) => `  ${`--${name} ${value}`.padEnd(24)}${purpose}`,
  );
  return [
    'Usage: kasir-connector --service-url URL --service-key @FILE --secret @FILE [options]',
    '',
    ...lines,
    '',
    'Each option has a variable, such as KASIR_CONNECTOR_SERVICE_URL; options win. A key, secret or',
    'token may be @FILE, which is read: what stands on a command line is visible to other users.',
  ].join('\n');
};

const readSecret = (name: Name, value: string): string => {
  if (!value.startsWith('@')) return value;
  try {
    return readFileSync(value.slice(1), 'utf8').trim();
  } catch (error) {
    throw new BadConfig(`--${name}: ${(error as Error).message}`);
  }
};

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const portOf = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new BadConfig(`--port must be a whole number from 0 to 65535, not ${text}.`);
  return port;
};

const urlOf = (name: Name, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new BadConfig(`--${name} must be a URL such as https://kasir.example.`);
  return text;
};

const parse = (args: readonly string[]): Readonly<Record<string, unknown>> => {
  const texts = Object.fromEntries(
    Object.keys(options).map((name) => [name, { type: 'string' as const }]),
  );
  try {
    return parseArgs({
      args: [...args],
      options: { ...texts, help: { type: 'boolean', short: 'h' } },
      strict: true,
    }).values;
  } catch (error) {
    throw new BadConfig(`${(error as Error).message} Run kasir-connector --help for all options.`);
  }
};

/**
 * Returns the settings, or null when --help was given. Throws `BadConfig` with the option at fault
 * and the remedy.
 */
export const readConfig = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config | null => {
  const values = parse(args);
  if (values['help'] === true) return null;
  const find = (name: Name): string | undefined => {
    const given = values[name] ?? environment[environmentName(name)];
    return typeof given === 'string' && given !== '' ? given : undefined;
  };
  const get = (name: Name): string => {
    const found = find(name);
    if (found === undefined)
      throw new BadConfig(`--${name} is missing. Give it, or set ${environmentName(name)}.`);
    return found;
  };
  const findUrl = (name: Name): string | undefined => {
    const found = find(name);
    return found === undefined ? undefined : urlOf(name, found);
  };
  const captures = find('captures') ?? 'once';
  if (captures !== 'once' && captures !== 'in_parts')
    throw new BadConfig(`--captures must be once or in_parts, not ${captures}.`);
  const [cert, key] = [find('tls-cert'), find('tls-key')];
  if ((cert === undefined) !== (key === undefined))
    throw new BadConfig('--tls-cert and --tls-key belong together: give both.');
  return {
    baseUrl: urlOf('service-url', get('service-url')),
    key: readSecret('service-key', get('service-key')),
    webhookTokens: listOf(readSecret('webhook-token', find('webhook-token') ?? '')),
    secrets: listOf(readSecret('secret', get('secret'))),
    callbackUrl: findUrl('callback-url'),
    port: portOf(find('port') ?? '9100'),
    hostname: find('host') ?? '127.0.0.1',
    tls:
      cert === undefined || key === undefined
        ? undefined
        : { cert: readSecret('tls-cert', `@${cert}`), key: readSecret('tls-key', `@${key}`) },
    file: find('file') ?? 'kasir-connector.db',
    channels: listOf(find('channels')),
    captures,
    returnUrl: findUrl('return-url'),
    payerEmail: find('payer-email'),
  };
};
