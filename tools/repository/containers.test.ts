// Tests the files for containers and CI: every flag, variable, port and path they name exists, and
// the script of the action starts a server.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { settings } from '@kasir/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const all = Object.values(settings);
const variables = new Set([...all.map(({ variable }) => variable), 'KASIR_CONTROL_URL']);
const flags = new Set(all.map(({ flag }) => `--${flag}`));
const PORTS = ['8585', '8586'];

/** Variables of the files themselves, which a server does not have. */
const own = ['KASIR_COMMAND'];

test.each([
  'Dockerfile',
  'compose.yaml',
  'action.yml',
  'scripts/start-in-job.sh',
  'docs/guide/containers.md',
])('%s names variables and flags that a server has', (path) => {
  const text = read(path);
  for (const [name] of text.matchAll(/\bKASIR_[A-Z_]+/g))
    expect(own.includes(name) || variables.has(name), name).toBe(true);
  const meant =
    /--(?:memory|data|dialect|insecure-http|allow-private-callbacks|host|control-[\w-]+)\b/g;
  for (const [flag] of text.matchAll(meant)) expect(flags, flag).toContain(flag);
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  test('is built in two stages with the pinned pnpm, and runs as an unprivileged user', () => {
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
    for (const line of ['USER node', 'STOPSIGNAL SIGTERM', 'VOLUME /data', 'EXPOSE 8585 8586'])
      expect(last.split('\n')).toContain(line);
    expect(last).toContain('ENTRYPOINT ["kasir"]');
    const { version } = JSON.parse(read('package.json')).packageManager.match(
      /@(?<version>.*)/,
    ).groups;
    for (const [, pinned] of dockerfile.matchAll(/pnpm@(\S+)/g)) expect(pinned).toBe(version);
  });

  test('checks its health at /readyz of the control listener', () => {
    const [, command = '[]'] = /^HEALTHCHECK [\s\S]*?CMD (\[.*\])$/m.exec(last) ?? [];
    const [program, option, code] = JSON.parse(command) as string[];
    expect([program, option]).toEqual(['node', '-e']);
    expect(code).toContain(`:' + (process.env.KASIR_CONTROL_PORT || ${PORTS[1]}) + '/readyz'`);
  });
});

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly build?: string;
        readonly ports?: readonly string[];
        readonly depends_on?: Readonly<Record<string, unknown>>;
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

test('the composition names only services, ports and volumes that exist', () => {
  const { services, volumes } = parse(read('compose.yaml')) as Compose;
  const names = Object.keys(services);
  for (const {
    build,
    depends_on = {},
    environment = {},
    ports = [],
    volumes: used = [],
  } of Object.values(services)) {
    if (build !== undefined) expect(existsSync(join(root, build, 'Dockerfile'))).toBe(true);
    expect(names).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    for (const port of ports) expect(PORTS).toContain(port.split(':').at(-1));
    for (const volume of used) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    for (const value of Object.values(environment)) {
      const { hostname, protocol } = URL.canParse(value)
        ? new URL(value)
        : { hostname: '', protocol: '' };
      if (/^(?:postgres|redis):$/.test(protocol)) expect(names).toContain(hostname);
    }
  }
});

interface Action {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: {
    readonly steps: readonly {
      readonly id?: string;
      readonly env?: object;
      readonly run?: string;
    }[];
  };
}

test('the action starts a server whose outputs lead to it', async () => {
  const { inputs, outputs, runs } = parse(read('action.yml')) as Action;
  const step = runs.steps.find(({ id }) => id === 'start');
  for (const [, input = ''] of JSON.stringify(step?.env).matchAll(/inputs\.([\w-]+)/g))
    expect(Object.keys(inputs)).toContain(input);
  const [, script = ''] = /GITHUB_ACTION_PATH\/(\S+?)"/.exec(step?.run ?? '') ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'kasir-job-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'outputs');
  const server = join(root, 'packages/server/src/main.ts');
  const env = {
    PATH: process.env['PATH'],
    GITHUB_OUTPUT: file,
    RUNNER_TEMP: folder,
    KASIR_COMMAND: `${process.execPath} --conditions=@kasir/source ${server}`,
    KASIR_PORT: '0',
    MORE: '--control-port 0 --dialect service',
  };
  const started = await promisify(execFile)('bash', [join(root, script)], { env });
  const said = new Map(
    readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map(
        (line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const,
      ),
  );
  const pid = Number(readFileSync(join(folder, 'kasir.pid'), 'utf8'));
  onTestFinished(() => void process.kill(pid, 'SIGKILL'));
  expect(started.stdout).toContain(`::add-mask::${said.get('control-token')}`);
  expect([...said.keys()]).toEqual(Object.keys(outputs));
  for (const [name, { value }] of Object.entries(outputs))
    expect(value).toBe(`\${{ steps.start.outputs.${name} }}`);
  const balance = await fetch(`${said.get('base-url')}/balance`, {
    headers: { authorization: `Basic ${btoa(`${said.get('key')}:`)}` },
  });
  expect(balance.status).toBe(200);
  const clock = await fetch(`${said.get('control-url')}/clock`, {
    headers: { authorization: `Bearer ${said.get('control-token')}` },
  });
  expect(clock.status).toBe(200);
});
