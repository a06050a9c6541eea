// Plants the seed that a server is started with, from a file in YAML or JSON.
import { readFileSync } from 'node:fs';
import { controlContracts, ROOT, type Seed } from '@kasir/control';
import { seed } from '@kasir/control/schemas';
import { CommandFailure } from '../failures/exit-codes.ts';
import type { Kasir } from '../app/kasir.ts';
import { recordAct, type Caller } from '../audit/act.ts';
import { nameOf } from '../config/settings.ts';
import { settings } from '../config/setting-table.ts';

const named = (path: string): string => `${nameOf(settings.seed)} names ${path}`;

const readSeed = async (path: string): Promise<Seed> => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandFailure('usage', `${named(path)}, which cannot be read.`, { cause: error });
  }
  const { parse } = await import('yaml');
  let document: unknown;
  try {
    document = parse(text);
  } catch (error) {
    const [line] = error instanceof Error ? error.message.split('\n', 1) : [];
    throw new CommandFailure('usage', `${named(path)}, which is no YAML or JSON: ${line}`);
  }
  const checked = seed.safeParse(document);
  if (checked.success) return checked.data;
  const problems = checked.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'the document'}: ${issue.message}`,
  );
  throw new CommandFailure('usage', `${named(path)}, which is no seed:\n${problems.join('\n')}`);
};

/** The operator who starts the server may do everything. */
const starter: Caller = {
  name: ROOT,
  role: 'admin',
  address: null,
  agent: 'kasir start --seed',
  request: null,
};

/** Plants the seed of a file. Throws with every mistake and its place. */
export const plantFile = async (kasir: Kasir, path: string): Promise<void> => {
  const document = await readSeed(path);
  const { plant } = await import('../control/seeds/accounts.ts');
  const act = {
    contract: controlContracts.seeds.plant,
    caller: starter,
    input: { body: document },
  };
  const planted = await recordAct(kasir.store, act, () => plant(kasir, document));
  if (planted.ok) return;
  const problems = (planted.errors ?? [{ path: '', message: planted.message }]).map(
    (problem) => `  ${problem.path.replace(/^body\./, '')}: ${problem.message}`,
  );
  throw new CommandFailure(
    'usage',
    `${named(path)}, which cannot be made:\n${problems.join('\n')}`,
  );
};
