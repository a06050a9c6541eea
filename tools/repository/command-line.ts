// Parses the command lines of the repository's scripts: `--help` shows the usage, and an unknown
// option is refused in one line.
import { parseArgs, type ParseArgsConfig } from 'node:util';

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

type Parsed<C extends ParseArgsConfig> = ReturnType<typeof parseArgs<C>>;

/**
 * Returns the options and positionals of this process, as `parseArgs` reads them.
 *
 * `--help` prints `usage` and exits with 0; an unknown option or a missing value prints one line
 * and the usage on standard error and exits with 2.
 */
export const commandLine = <const C extends ParseArgsConfig>(
  usage: string,
  config: C,
): Parsed<C> => {
  try {
    const parsed = parseArgs({ ...config, options: { ...config.options, ...HELP } });
    if (!(parsed.values as { help?: boolean }).help) return parsed as Parsed<C>;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
};
