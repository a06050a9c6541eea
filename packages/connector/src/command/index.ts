// The entry point for the command of a connector: reads its options and runs it.
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
