// Checks that shells complete every command, flag and closed list of values.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runHere } from '../testing/process.ts';
import { completionScripts, shellNames } from './completion-scripts.ts';
import { describeCommands, withSubcommands } from './all-commands.ts';

test('bash completes a word that was begun', async () => {
  const { out } = await runHere(['completion', 'bash']);
  const complete = (line: string): readonly string[] => {
    const words = line.split(' ');
    const typed = words.map((word) => `'${word}'`).join(' ');
    const script = `${out}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _kasir; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).trim().split('\n');
  };
  expect(complete('kasir sta')).toEqual(['start', 'status']);
  expect(complete('kasir events ')).toEqual(expect.arrayContaining(['list', 'show', 'resend']));
  expect(complete('kasir events list --st')).toEqual(['--status']);
  expect(complete('kasir events list --status F')).toEqual(['FAILED']);
  expect(complete('kasir events list --limit 5 --st')).toEqual(['--status']);
  expect(complete('kasir trigger payment.s')).toEqual(['payment.succeeded']);
  expect(complete('kasir connectors routes s')).toEqual(['set']);
});

test.each(shellNames)('the script of %s names every command and flag', async (name) => {
  const program = await describeCommands();
  const script = completionScripts[name](program);
  for (const { path, flags } of withSubcommands(program)) {
    for (const word of path) expect(script).toContain(word);
    for (const { names } of flags)
      for (const flag of names)
        expect(script).toContain(name === 'fish' ? flag.replace(/^-+/, '') : flag);
  }
});

test('every command and every flag has help', async () => {
  for (const { path, brief, flags } of withSubcommands(await describeCommands())) {
    expect([path, brief]).not.toEqual([path, '']);
    for (const { flags: named, help } of flags) expect([path, named, help]).not.toContain('');
  }
});
