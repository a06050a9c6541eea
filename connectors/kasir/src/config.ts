// Reads the options of the command from its arguments and the environment.
import {
  OptionValues,
  commonOptions,
  helpOf,
  readCommon,
  type CommandDescription,
  type CommonConfig,
} from '@kasir/connector/command';

/** Each option with its placeholder, its default, and its purpose. */
const options = {
  'service-url': { value: 'URL', purpose: 'base URL of the service: the public one, or a Kasir' },
  'service-key': { value: 'KEY', purpose: 'secret key of your account there' },
  'webhook-token': {
    value: 'TOKEN',
    purpose: 'webhook token of your account there, several with commas; without it, no webhooks',
  },
  ...commonOptions,
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

const command: CommandDescription<keyof typeof options> = {
  program: 'kasir-connector',
  variables: 'KASIR_CONNECTOR',
  example: '--service-url URL --service-key @FILE --secret @FILE',
  notes: [
    'Each option has a variable, such as KASIR_CONNECTOR_SERVICE_URL; options win. A key, secret or',
    'token may be @FILE, which is read: other users can see a command line.',
  ],
  options,
};

/** The settings of the command. */
export interface Config extends CommonConfig {
  readonly baseUrl: string;
  readonly key: string;
  readonly webhookTokens: readonly string[];
  readonly file: string;
  readonly channels: readonly string[];
  readonly captures: 'once' | 'in_parts';
  readonly returnUrl: string | undefined;
  readonly payerEmail: string | undefined;
}

/** Returns the text that --help prints. */
export const usage = (): string => helpOf(command);

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
  return {
    ...readCommon(values),
    baseUrl: values.getUrl('service-url'),
    key: values.getSecret('service-key'),
    webhookTokens: values.secretList('webhook-token'),
    file: values.find('file') ?? 'kasir-connector.db',
    channels: values.list('channels'),
    captures: values.oneOf('captures', ['once', 'in_parts']),
    returnUrl: values.findUrl('return-url'),
    payerEmail: values.find('payer-email'),
  };
};
