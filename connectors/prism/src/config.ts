// Reads the options of the command from its arguments and the environment.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Each option with its placeholder, its default, and its purpose. */
const options = {
  processor: {
    value: 'NAME',
    purpose: 'the processor as prism names it: stripe, adyen, xendit, ...',
  },
  credentials: {
    value: 'JSON',
    purpose: 'its credentials as prism documents them: {"apiKey":{"value":"sk_..."}}',
  },
  environment: { value: 'NAME', purpose: 'production (default) or sandbox: which of its URLs' },
  'webhook-secret': {
    value: 'SECRET',
    purpose: 'with which it signs webhooks; without it, webhooks are refused',
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
  file: {
    value: 'FILE',
    purpose: 'SQLite file of the connector (default: kasir-prism-connector.db)',
  },
  channels: { value: 'NAMES', purpose: 'card channels with commas (default: CARD/CARDS/ID)' },
  decimals: {
    value: 'LIST',
    purpose: 'decimals that the processor gives to currencies, such as IDR=2, with commas',
  },
  'return-url': { value: 'URL', purpose: 'where payers return when the merchant says nothing' },
  'payer-email': { value: 'EMAIL', purpose: 'of payers who gave none' },
  'payer-phone': { value: 'NUMBER', purpose: 'of payers who gave none, such as +628123456789' },
  library: {
    value: 'FOLDER',
    purpose: 'where hyperswitch-prism is installed (default: beside this package)',
  },
} as const;

type Name = keyof typeof options;

/** The settings of the command. */
export interface Config {
  readonly processor: string;
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly environment: 'production' | 'sandbox';
  readonly webhookSecret: string | undefined;
  readonly secrets: readonly string[];
  readonly callbackUrl: string | undefined;
  readonly port: number;
  readonly hostname: string;
  readonly tls: { readonly cert: string; readonly key: string } | undefined;
  readonly file: string;
  readonly channels: readonly string[] | undefined;
  readonly decimals: Readonly<Record<string, number>>;
  readonly returnUrl: string | undefined;
  readonly payerEmail: string | undefined;
  readonly payerPhone: string | undefined;
  readonly library: string | undefined;
}

/** A mistake in the options, with its remedy. */
export class BadConfig extends Error {}

const environmentName = (name: string): string =>
  `KASIR_PRISM_${name.toUpperCase().replaceAll('-', '_')}`;

/** Returns the text that --help prints. */
export const usage = (): string => {
  const lines = Object.entries(options).map(
    ([name, { value, purpose }]) => `  ${`--${name} ${value}`.padEnd(24)}${purpose}`,
  );
  return [
    'Usage: kasir-prism-connector --processor NAME --credentials @FILE --secret @FILE [options]',
    '',
    ...lines,
    '',
    'Each option has a variable, such as KASIR_PRISM_PROCESSOR; options win. Credentials',
    'and secrets may be @FILE, which is read: what stands on a command line is visible to others.',
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

const credentialsOf = (text: string): Config['credentials'] => {
  // The text is secret: no message repeats it.
  const hint =
    '--credentials must be a JSON object such as {"apiKey":{"value":"sk_..."}}, or @FILE.';
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new BadConfig(hint);
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new BadConfig(hint);
  return read as Config['credentials'];
};

const decimalsOf = (text: string | undefined): Config['decimals'] =>
  Object.fromEntries(
    listOf(text).map((one) => {
      const [, currency = '', places = ''] = /^([A-Z]{3})=([0-4])$/.exec(one) ?? [];
      if (currency === '')
        throw new BadConfig(`--decimals must be a list such as IDR=2,VND=0, not ${one}.`);
      return [currency, Number(places)];
    }),
  );

const environmentOf = (text: string): Config['environment'] => {
  if (text !== 'production' && text !== 'sandbox')
    throw new BadConfig(`--environment must be production or sandbox, not ${text}.`);
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
    throw new BadConfig(
      `${(error as Error).message} Run kasir-prism-connector --help for all options.`,
    );
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
  const [cert, key] = [find('tls-cert'), find('tls-key')];
  if ((cert === undefined) !== (key === undefined))
    throw new BadConfig('--tls-cert and --tls-key belong together: give both.');
  const channels = listOf(find('channels'));
  const webhookSecret = find('webhook-secret');
  return {
    processor: get('processor'),
    credentials: credentialsOf(readSecret('credentials', get('credentials'))),
    environment: environmentOf(find('environment') ?? 'production'),
    webhookSecret:
      webhookSecret === undefined ? undefined : readSecret('webhook-secret', webhookSecret),
    secrets: listOf(readSecret('secret', get('secret'))),
    callbackUrl: findUrl('callback-url'),
    port: portOf(find('port') ?? '9100'),
    hostname: find('host') ?? '127.0.0.1',
    tls:
      cert === undefined || key === undefined
        ? undefined
        : { cert: readSecret('tls-cert', `@${cert}`), key: readSecret('tls-key', `@${key}`) },
    file: find('file') ?? 'kasir-prism-connector.db',
    channels: channels.length > 0 ? channels : undefined,
    decimals: decimalsOf(find('decimals')),
    returnUrl: findUrl('return-url'),
    payerEmail: find('payer-email'),
    payerPhone: find('payer-phone'),
    library: find('library'),
  };
};
