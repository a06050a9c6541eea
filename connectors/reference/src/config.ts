// Reads the options of the command from its arguments and the environment.
import {
  BadConfig,
  OptionValues,
  commonOptions,
  helpOf,
  type CommandDescription,
} from '@kasir/connector/command';

const { secret, 'callback-url': callbackUrl } = commonOptions;

const options = {
  secret,
  'callback-url': callbackUrl,
  port: { value: 'N', purpose: 'port to listen on (default: 9200)' },
  file: { value: 'FILE', purpose: 'SQLite file of the connector (default: memory)' },
};

const command: CommandDescription<keyof typeof options> = {
  program: 'kasir-reference-connector',
  variables: 'KASIR_REFERENCE_CONNECTOR',
  example: '--secret @FILE',
  notes: [
    'A secret may be @FILE, which is read: other users can see a command line.',
    'It listens on 127.0.0.1 only, because everybody who reaches it can act for payers.',
  ],
  options,
};

/** The settings of the command. */
export interface Config {
  readonly secrets: readonly string[];
  readonly callbackUrl: string | undefined;
  readonly port: number;
  readonly file: string | undefined;
}

/** Returns the text that --help prints. */
export const usage = (): string => helpOf(command);

/** Returns the settings, or null when --help was given. Throws `BadConfig`. */
export const readConfig = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config | null => {
  const values = new OptionValues(command, args, environment);
  if (values.wantsHelp) return null;
  if (values.find('secret') === undefined)
    throw new BadConfig('--secret is missing. Set it to @FILE.');
  return {
    secrets: values.secretList('secret'),
    callbackUrl: values.findUrl('callback-url'),
    port: values.port('port', 9_200),
    file: values.find('file'),
  };
};
