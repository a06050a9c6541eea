// The entry point for the command of a connector: its options, and how it runs.
export {
  BadConfig,
  type CommandDescription,
  type CommonConfig,
  OptionValues,
  commonOptions,
  helpOf,
  readCommon,
} from './options.ts';
export { runCommand } from './run.ts';
