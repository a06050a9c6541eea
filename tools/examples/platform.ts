// Starts the platform that examples call, as a reader starts it: with its files in `.kasir`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, start, type Running } from '@kasir/server';
import { onTestFinished } from 'vitest';

export interface Platform extends Running {
  /** The reader's working folder: the one with `.kasir`. */
  readonly folder: string;
}

/** Starts a platform for one test. */
export const platform = async (): Promise<Platform> => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-example-'));
  const config = readConfig(
    ['--data', join(folder, '.kasir'), '--port', '0', '--control-port', '0'],
    { KASIR_LOG_LEVEL: 'silent' },
  );
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  onTestFinished(async () => {
    await running.stop();
    rmSync(folder, { recursive: true });
  });
  return { ...running, folder };
};
