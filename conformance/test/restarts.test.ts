// Tests stories of a target that is killed and started again between their steps: it loses no
// object that it has confirmed.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { kasirControl } from '../src/targets/control/kasir.ts';
import { run } from '../src/index.ts';
import { restarterOf } from '../src/run/restarting.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.resolve('@kasir/server')));
const key = 'xnd_development_restarted';
const token = 'restarted';

interface Ports {
  readonly base: string;
  readonly control: string;
}

/** Returns functions that start and kill a server; a new start uses the same data folder. */
const killable = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-restarts-'));
  let child: ChildProcess;
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const start = async ({ base, control }: Ports): Promise<Ports> => {
    const flags = ['--data', folder, '--port', base, '--control-port', control];
    child = spawn(process.execPath, ['--conditions=@kasir/source', main, 'start', ...flags], {
      env: {
        ...process.env,
        KASIR_SECRET_KEY: key,
        KASIR_CONTROL_TOKEN: token,
        KASIR_RATE_LIMIT_ADDRESS: '0',
        KASIR_LOG_LEVEL: 'silent',
        KASIR_ALLOW_PRIVATE_CALLBACKS: 'true',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
      printed += String(chunk);
      if (!/^kasir ready/m.test(printed)) continue;
      const portOf = (name: RegExp): string => name.exec(printed)?.[1] ?? '';
      return { base: portOf(/base URL\s.*:(\d+)/), control: portOf(/control URL\s.*:(\d+)/) };
    }
    throw new Error(`The server did not start: ${printed}`);
  };
  onTestFinished(async () => {
    await kill();
    rmSync(folder, { recursive: true });
  });
  return { start, kill };
};

test('stories pass on a server that is killed and started again between their steps', async () => {
  const { start, kill } = killable();
  const ports = await start({ base: '0', control: '0' });
  let restarts = 0;
  const report = await run({
    baseUrl: `http://127.0.0.1:${ports.base}`,
    key,
    control: kasirControl(`http://127.0.0.1:${ports.control}`, token),
    restart: async () => {
      restarts += 1;
      await kill();
      await start(ports);
    },
    profile: 'standard',
    seed: 5,
    only: Array.from({ length: 8 }, (_, at) => `story-${at + 1}`),
  });
  expect(report.laws.filter(({ verdict }) => verdict !== 'PASS')).toEqual([]);
  expect(restarts).toBeGreaterThan(0);
});

test('--restart runs a shell command, and reports its output when it fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-restarter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = join(folder, 'restart.mjs');
  writeFileSync(script, `console.log('the port is taken'); process.exit(Number(process.argv[2]));`);
  const command = `"${process.execPath}" "${script}"`;
  await expect(restarterOf(`${command} 0`)()).resolves.toBeUndefined();
  await expect(restarterOf(`${command} 3`)()).rejects.toThrow(
    '--restart ended with 3: the port is taken',
  );
});
