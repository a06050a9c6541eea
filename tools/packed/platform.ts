// Starts a platform of the packed server with its command.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface PackedPlatform {
  readonly baseUrl: string;
  readonly controlUrl: string;
  /** Environment variables that examples read. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `kasir` of a project on free ports, in memory; resolves when it prints that it is ready.
 */
export const startPacked = async (folder: string, node: string): Promise<PackedPlatform> => {
  const program = join(folder, 'node_modules/@kasir/server/dist/bin.js');
  const ports = ['--memory', '--port', '0', '--control-port', '0'];
  const child = spawn(node, [program, 'start', ...ports], {
    cwd: folder,
    env: { ...process.env, KASIR_LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += String(text);
    if (printed.includes('kasir ready')) break;
  }
  const said = (name: string): string => new RegExp(`${name} +(\\S+)`).exec(printed)?.[1] ?? '';
  return {
    baseUrl: said('base URL'),
    controlUrl: said('control URL'),
    env: {
      KASIR_URL: said('base URL'),
      KASIR_KEY: said('test key'),
      KASIR_CONTROL_URL: said('control URL'),
      KASIR_CONTROL_TOKEN: said('control token'),
    },
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
