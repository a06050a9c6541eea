// `kasir clock`: the one clock of all test accounts.
import { Argument, Command } from '@commander-js/extra-typings';
import { CommandFailure } from '../exit-codes.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf } from './remote.ts';
import { aligned } from './table.ts';

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** Milliseconds of a text such as 90s, 15m, 12h or 30d. */
const durationOf = (text: string): number => {
  const [, number = '', unit = ''] = /^(\d+)(ms|s|m|h|d)$/.exec(text) ?? [];
  const ms = Number(number) * (units[unit] ?? Number.NaN);
  if (number === '' || !Number.isSafeInteger(ms))
    throw new CommandFailure('usage', `${text} is no duration: write 90s, 15m, 12h or 30d.`);
  return ms;
};

interface Reading {
  readonly now: string;
  readonly frozen: boolean;
  readonly ahead_ms: number;
}

const reading = ({ now, frozen, ahead_ms }: Reading): string =>
  `${now}  ${frozen ? 'frozen' : 'running'}${ahead_ms === 0 ? '' : `, ${ahead_ms} ms ahead`}`;

export const command = (shell: Shell) => {
  const say = (read: Reading, json: boolean | undefined): void =>
    shell.print(json ? JSON.stringify(read) : reading(read));
  const show = remoteCommand()
    .name('show')
    .description('read the clock')
    .action(async (flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      say(bodyOf(await client.clock.get({})), flags.json);
    });
  const freeze = remoteCommand()
    .name('freeze')
    .description('stop it now, or at a later moment')
    .addArgument(new Argument('[at]', 'ISO 8601'))
    .action(async (at, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      say(bodyOf(await client.clock.freeze({ body: { at } })), flags.json);
    });
  const run = remoteCommand()
    .name('run')
    .description('let it run on from where it is')
    .action(async (flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      say(bodyOf(await client.clock.run({ body: {} })), flags.json);
    });
  const advance = remoteCommand()
    .name('advance')
    .description('move it on, and do what falls due on the way')
    .addArgument(new Argument('<duration>', '90s, 15m, 12h or 30d'))
    .action(async (duration, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const moved = bodyOf(await client.clock.advance({ body: { ms: durationOf(duration) } }));
      if (flags.json) return shell.print(JSON.stringify(moved));
      const happened = moved.happened.map(({ due, topic, account }) => [due, topic, account]);
      return shell.print([aligned(happened), reading(moved)].filter(Boolean).join('\n'));
    });
  return new Command()
    .addCommand(show, { isDefault: true })
    .addCommand(freeze)
    .addCommand(run)
    .addCommand(advance);
};
