// Loads laws of the user from the file that --laws names.
import { pathToFileURL } from 'node:url';
import { law, type Law } from '../law.ts';
import { laws } from '../laws/index.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { textFlag, type Settings } from './settings.ts';

const isLaw = (value: unknown): value is Law =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'title' in value &&
  'run' in value;

/**
 * Returns the laws of a run: those of the suite, and those in the default export of a module,
 * declared like ours. Throws `BadUsage` if the module has none.
 */
export const lawsOf = async (settings: Settings): Promise<readonly Law[]> => {
  const file = textFlag(settings, 'laws');
  if (file === undefined) return laws;
  let found: unknown;
  try {
    found = ((await import(pathToFileURL(file).href)) as { readonly default?: unknown }).default;
  } catch (error) {
    throw new BadUsage(`--laws: ${file} cannot be loaded (${(error as Error).message}).`);
  }
  const own = (Array.isArray(found) ? found : [found]).filter(isLaw);
  if (own.length === 0)
    throw new BadUsage(
      `--laws: the default export of ${file} is neither a law nor a list of some.`,
    );
  const taken = own.find(({ id }) => laws.some((one) => one.id === id));
  if (taken) throw new BadUsage(`--laws: there is a law ${taken.id} already.`);
  return [...laws, ...own.map((one) => law({ ...one, isOwn: true }))];
};
