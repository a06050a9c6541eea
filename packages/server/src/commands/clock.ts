// `kasir clock`: reads and moves the one clock of all test accounts.
import { Argument, Command } from '@commander-js/extra-typings';
import type { controlContracts } from '@kasir/control';
import type { ControlClient } from '@kasir/control/client';
import type { SuccessInput } from '@kasir/core';
import { CommandFailure, exitCodes } from '../failures/exit-codes.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf, type Remote } from './remote.ts';
import { aligned } from './table.ts';

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** Returns the milliseconds of a text such as 90s, 15m, 12h or 30d. */
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

/** The length of one poll of an advance and the interval of progress lines, in milliseconds. */
const LOOK_MS = 1_000;
const SAY_MS = 2_000;
/** The default wait for webhooks and mails. */
const WAIT = '30s';

type Progress = SuccessInput<typeof controlContracts.clock.getAdvance>;

/** Returns the progress of an advance as a line. */
const progress = ({ from, to, now, jobs, left_ms: left }: Progress): string => {
  const [begin, end, at] = [from, to, now].map((time) => Date.parse(time)) as [
    number,
    number,
    number,
  ];
  const done = Math.min(100, Math.floor(((at - begin) / Math.max(1, end - begin)) * 100));
  const rest = left === null ? '' : `, about ${Math.ceil(left / 1_000)} s left`;
  return `${done} % of the way, at ${now}, ${jobs} ${jobs === 1 ? 'job' : 'jobs'} done${rest}`;
};

/** Returns the result of an advance, and the time of the clock. */
const summary = (moved: Progress): string => {
  const { status, happened, quiet, message } = moved;
  const rows = happened.map(({ topic, jobs }) => [topic, String(jobs)]);
  return [
    aligned(rows),
    reading(moved),
    ...(status === 'STOPPED' ? ['It was stopped on the way.'] : []),
    ...(message === null ? [] : [message]),
    ...(quiet || status !== 'SUCCEEDED'
      ? []
      : ['Webhooks or mails are still on their way. --wait waits for them.']),
  ]
    .filter(Boolean)
    .join('\n');
};

const reading = ({ now, frozen, ahead_ms }: Reading): string =>
  `${now}  ${frozen ? 'frozen' : 'running'}${ahead_ms === 0 ? '' : `, ${ahead_ms} ms ahead`}`;

interface Advance {
  readonly ms: number;
  readonly patience: number;
}

export const command = (shell: Shell) => {
  /** Starts an advance and reports its progress at intervals; returns its result. */
  const follow = async (
    client: ControlClient,
    bodyOf: Remote['bodyOf'],
    { ms, patience }: Advance,
  ): Promise<Progress> => {
    const body = { ms, patience_ms: patience };
    let moved = bodyOf(await client.clock.advance({ body }));
    let said = performance.now();
    while (moved.status === 'RUNNING') {
      const query = { wait_ms: LOOK_MS };
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      moved = bodyOf(await client.clock.getAdvance({ params: { id: moved.id }, query }));
      if (moved.status !== 'RUNNING' || performance.now() - said < SAY_MS) continue;
      shell.warn(progress(moved));
      said = performance.now();
    }
    return moved;
  };

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
    .option('--wait [duration]', `wait for webhooks and mails too, so long at most (${WAIT})`)
    .action(async (duration, flags) => {
      const { client, bodyOf } = remoteOf(flags, shell.env);
      const { wait = false } = flags;
      const patience = wait === false ? 0 : durationOf(wait === true ? WAIT : wait);
      const moved = await follow(client, bodyOf, { ms: durationOf(duration), patience });
      shell.print(flags.json ? JSON.stringify(moved) : summary(moved));
      if (moved.status !== 'SUCCEEDED') process.exitCode = exitCodes.failed.code;
    });
  return new Command()
    .addCommand(show, { isDefault: true })
    .addCommand(freeze)
    .addCommand(run)
    .addCommand(advance);
};
