// Tests that the coverage hook reports code that has run often before.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { Ran } from './coverage-hook.ts';
import { holds } from './executed.ts';

const here = (path: string): string => new URL(path, import.meta.url).href;

/** Holds a function without branches, which V8 does not count once it is optimized. */
const file = 'packages/core/src/legacy-metadata.ts';

/** Calls a function often enough for it to be optimized, and again for each request. */
const server = `
  import { legacyMetadata } from '${here(`../../${file}`)}';
  const often = () => Array.from({ length: 20_000 }, (_, at) => legacyMetadata.safeParse({ at }));
  for (let turn = 0; turn < 10; turn += 1) often();
  process.prependListener('message', () => void often());
  setInterval(() => undefined, 60_000);
  process.send('ready');
`;

test('code that has become hot is reported each time that it runs', async () => {
  const options = ['--conditions=@kasir/source', '--import', here('coverage-hook.ts')];
  const child = spawn(process.execPath, [...options, '--input-type=module', '--eval', server], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with ${String(code)}`);
  });
  const said = () => Promise.race([once(child, 'message') as Promise<[Ran]>, ended]);
  await said();
  const take = async (): Promise<readonly number[]> => {
    const message = said();
    child.send('take');
    const [ran] = await message;
    return ran[file] ?? [];
  };
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const inside = source.indexOf('Object.keys(value)');
  for (let turn = 0; turn < 3; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- each turn counts what has run since the last
    expect(holds(await take(), inside)).toBe(true);
});
