// Starts a registry on this machine: our packages are published there, and all others come from the
// registry that npm is configured for.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@kasir/client/testing';
import { run } from './project.ts';

const VERDACCIO = '6.10.4';

export interface Registry {
  readonly url: string;
  /** The variables that make npm use this registry, in which everybody may publish. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Installs Verdaccio below a folder and starts it there; resolves when it responds. */
export const startRegistry = async (folder: string): Promise<Registry> => {
  mkdirSync(folder);
  const manifest = {
    private: true,
    dependencies: { verdaccio: VERDACCIO },
    // A dependency requests it by a tag, which not every mirror of a registry has.
    overrides: { 'node-fetch': '2.7.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await run(folder, 'npm', ['install', '--no-fund', '--no-audit', '--prefer-offline']);
  const others = (await run(folder, 'npm', ['config', 'get', 'registry'])).trim();
  const port = await findFreePort();
  const config = {
    storage: join(folder, 'storage'),
    uplinks: { others: { url: others, maxage: '1h', timeout: '120s' } },
    packages: {
      '@kasir/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'others' },
    },
    log: { type: 'file', path: join(folder, 'registry.log'), level: 'warn' },
    max_body_size: '50mb',
  };
  // The file is YAML, of which JSON is a part.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config));
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const listen = `127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program, '--config', 'config.yaml', '--listen', listen], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://${listen}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`The registry has ended: see ${folder}.`);
    await sleep(100);
  }
  const npmrc = join(folder, 'npmrc');
  // npm publishes only with a token; this registry accepts any.
  writeFileSync(npmrc, `registry=${url}/\n//${listen}/:_authToken=rehearsal\n`);
  return {
    url,
    env: {
      NPM_CONFIG_USERCONFIG: npmrc,
      NPM_CONFIG_REGISTRY: `${url}/`,
      NPM_CONFIG_CACHE: join(folder, 'cache'),
    },
    stop: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};
