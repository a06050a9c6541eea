// Reads the options of the command from its arguments and the environment.
import {
  BadConfig,
  OptionValues,
  commonOptions,
  helpOf,
  readCommon,
  type CommandDescription,
  type CommonConfig,
} from '@kasir/connector/command';

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
  ...commonOptions,
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
    purpose: 'where hyperswitch-prism is installed (default: next to this package)',
  },
} as const;

const command: CommandDescription<keyof typeof options> = {
  program: 'kasir-prism-connector',
  variables: 'KASIR_PRISM',
  example: '--processor NAME --credentials @FILE --secret @FILE',
  notes: [
    'Each option has a variable, such as KASIR_PRISM_PROCESSOR; options win. Credentials',
    'and secrets may be @FILE, which is read: other users can see a command line.',
  ],
  options,
};

/** The settings of the command. */
export interface Config extends CommonConfig {
  readonly processor: string;
  readonly credentials: Readonly<Record<string, unknown>>;
  readonly environment: 'production' | 'sandbox';
  readonly webhookSecret: string | undefined;
  readonly file: string;
  readonly channels: readonly string[] | undefined;
  readonly decimals: Readonly<Record<string, number>>;
  readonly returnUrl: string | undefined;
  readonly payerEmail: string | undefined;
  readonly payerPhone: string | undefined;
  readonly library: string | undefined;
}

/** Returns the text that --help prints. */
export const usage = (): string => helpOf(command);

const credentialsOf = (text: string): Config['credentials'] => {
  // The text contains secrets, so no message may repeat it.
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

const decimalsOf = (list: readonly string[]): Config['decimals'] =>
  Object.fromEntries(
    list.map((one) => {
      const [, currency = '', places = ''] = /^([A-Z]{3})=([0-4])$/.exec(one) ?? [];
      if (currency === '')
        throw new BadConfig(`--decimals must be a list such as IDR=2,VND=0, not ${one}.`);
      return [currency, Number(places)];
    }),
  );

/**
 * Returns the settings, or null when --help was given. Throws `BadConfig` with the faulty option
 * and the remedy.
 */
export const readConfig = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config | null => {
  const values = new OptionValues(command, args, environment);
  if (values.wantsHelp) return null;
  const channels = values.list('channels');
  return {
    ...readCommon(values),
    processor: values.get('processor'),
    credentials: credentialsOf(values.getSecret('credentials')),
    environment: values.oneOf('environment', ['production', 'sandbox']),
    webhookSecret: values.findSecret('webhook-secret'),
    file: values.find('file') ?? 'kasir-prism-connector.db',
    channels: channels.length > 0 ? channels : undefined,
    decimals: decimalsOf(values.list('decimals')),
    returnUrl: values.findUrl('return-url'),
    payerEmail: values.find('payer-email'),
    payerPhone: values.find('payer-phone'),
    library: values.find('library'),
  };
};
