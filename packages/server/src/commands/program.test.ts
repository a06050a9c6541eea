// Checks the command line: the help of every command, messages for unknown words, the command as a
// process.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { launch, launchCommand, runHere } from '../testing/process.ts';

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string };

test.each(Object.entries(commands))(
  'kasir %s --help describes the command',
  async (name, { brief }) => {
    const { code, out, errors } = await runHere([name, '--help']);
    expect([code, errors]).toEqual([0, '']);
    expect(out).toContain(`Usage: npm run kasir -- ${name} `);
    expect(out).toContain(brief);
  },
);

test('kasir alone lists every command, as kasir --help does', async () => {
  const [alone, help] = await Promise.all([runHere([]), runHere(['--help'])]);
  expect(alone).toEqual({ code: 0, out: help.out, errors: '' });
  for (const [name, { brief }] of Object.entries(commands))
    expect(alone.out).toMatch(new RegExp(`^  ${name} .*${brief}$`, 'm'));
});

test('kasir --version prints the version of the package', async () => {
  expect(await launchCommand(['--version']).ended()).toEqual({
    code: 0,
    out: `${version}\n`,
    errors: '',
  });
});

test.each([
  [['strat'], "unknown command 'strat'\n(Did you mean start?)"],
  [['start', '--prot', '1'], "unknown option '--prot'\n(Did you mean --port?)"],
  [['start', 'now'], "too many arguments for 'start'. Expected 0 arguments but got 1: now."],
  [['start', '--port'], "option '--port <N>' argument missing"],
  [['start', '--data', '--help'], '--data <DIR> needs a value, and --help is a flag.'],
  [
    ['keys', 'list', '--account', '--json'],
    '--account <ACCOUNT> needs a value, and --json is a flag.',
  ],
])('kasir %j is refused with its mistake and exit code 2', async (args, said) => {
  const { code, out, errors } = await runHere(args);
  expect([code, out, errors]).toEqual([2, '', `kasir: ${said}\n`]);
});

test('a command ends without an error when the reader of its output has ended, as head does', async () => {
  const command = launchCommand(['--help']);
  command.stopReading();
  expect(await command.ended()).toEqual({ code: 0, out: '', errors: '' });
});

test.each([
  ['--memory', 'Everything was in memory and is gone'],
  ['--data', 'Everything is saved in '],
])(
  'Ctrl-C on a server with %s prints where data is saved, and ends with exit code 0',
  async (flag, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'kasir-'));
    const server = launch(['--log-level', 'silent', flag, ...(flag === '--data' ? [folder] : [])]);
    await server.ready();
    server.signal('SIGINT');
    const { code, errors } = await server.ended();
    expect([code, errors]).toEqual([0, expect.stringContaining(said)]);
    if (flag === '--data') expect(errors).toContain(folder);
  },
);

test('an unknown variable gets a warning, and the server starts', async () => {
  const server = launchCommand(
    ['start', '--memory', '--port', '0', '--control-port', '0', '--log-level', 'silent'],
    { KASIR_PUBLIC_ULR: 'https://pay.example' },
  );
  await server.ready();
  server.signal('SIGTERM');
  expect(await server.ended()).toMatchObject({
    code: 0,
    errors: 'kasir: KASIR_PUBLIC_ULR is not a setting: did you mean KASIR_PUBLIC_URL?\n',
  });
});
