// Loads every command, to describe them in the documentation and in tests.
import { plainScreen } from '../terminal/screen.ts';
import { describeProgram, type DescribedCommand } from './described.ts';
import { programOf } from './program.ts';

export { withSubcommands, type DescribedCommand, type DescribedFlag } from './described.ts';

/** Returns the program with all commands as data. */
export const describeCommands = async (): Promise<DescribedCommand> => {
  const shell = { env: {}, print: () => {}, warn: () => {}, screen: plainScreen };
  return describeProgram(await programOf('all', shell));
};
