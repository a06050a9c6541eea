// `kasir clock`: reads and moves the one clock of all test accounts.
import { Argument, Command } from '@commander-js/extra-typings';
import type { controlContracts } from '@kasir/control';
import type { SuccessInput } from '@kasir/core';
import { CommandFailure, exitCodes } from '../failures/exit-codes.ts';
import type { Shell } from './command.ts';
import { remoteCommand, remoteOf, type Remote } from './remote.ts';
import { withProgress, type Progress } from '../terminal/progress.ts';
import type { Screen } from '../terminal/screen.ts';
import { factsText, tableText } from '../terminal/table.ts';
import { aheadText, momentText, relativeText } from '../terminal/times.ts';

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** Returns the milliseconds of a text such as 90s, 15m, 12h or 30d. */
export const durationOf = (text: string): number => {
  const [, number = '', unit = ''] = /^(\d+)(ms|s|m|h|d)$/.exec(text) ?? [];
  const ms = Number(number) * (units[unit] ?? Number.NaN);
  if (number === '' || !Number.isSafeInteger(ms))
    throw new CommandFailure('usage', `${text} is no duration: write 90s, 15m, 12h or 30d.`);
  return ms;
};

type Reading = SuccessInput<typeof controlContracts.clock.get>;

/** The length of one poll of an advance, in milliseconds. */
const LOOK_MS = 1_000;
/** The default wait for webhooks and mails. */
const WAIT = '30s';

type Advance = SuccessInput<typeof controlContracts.clock.getAdvance>;

/** Returns how far an advance is. */
const progressOf = ({ from, to, now, jobs, left_ms: leftMs }: Advance): Progress => {
  const [begin, end, at] = [from, to, now].map((time) => Date.parse(time)) as [
    number,
    number,
    number,
  ];
  const share = Math.min(1, (at - begin) / Math.max(1, end - begin));
  const done = `${jobs} ${jobs === 1 ? 'job' : 'jobs'} done`;
  return {
    text: `${Math.floor(share * 100)} %, the test clock is at ${momentText(now)}, ${done}`,
    share,
    leftMs,
  };
};

/** Returns the time of the clock, and how far it is from the time of people. */
const reading = ({ now, frozen, ahead_ms: ahead, next_due: next }: Reading, screen: Screen) => {
  const from = Date.parse(now);
  return factsText(
    [
      ['test clock', momentText(now)],
      [
        'state',
        `${frozen ? 'frozen' : 'running'}, ${ahead === 0 ? 'at real time' : aheadText(ahead)}`,
        frozen ? 'refused' : 'good',
      ],
      ['next due', next === null ? 'nothing' : relativeText(next, from)],
    ],
    screen,
  );
};

/** Returns the result of an advance, and the time of the clock. */
const summary = (moved: Advance, screen: Screen): string => {
  const { status, happened, quiet, message } = moved;
  return [
    ...(happened.length === 0
      ? []
      : [
          tableText(
            [
              { title: 'job', of: ({ topic }) => topic },
              { title: 'done', of: ({ jobs }) => jobs },
            ],
            happened,
            screen,
          ),
          '',
        ]),
    reading(moved, screen),
    ...(status === 'STOPPED' ? ['It was stopped on the way.'] : []),
    ...(message === null ? [] : [message]),
    ...(quiet || status !== 'SUCCEEDED'
      ? []
      : ['Webhooks or mails are still on their way. --wait waits for them.']),
  ].join('\n');
};

interface Move {
  readonly ms: number;
  readonly patience: number;
}

/** Starts an advance and shows how far it is; returns its result. */
const follow = (
  shell: Shell,
  { client, bodyOf }: Remote,
  { ms, patience }: Move,
): Promise<Advance> =>
  withProgress(shell.progress, 'advancing the test clock', async (report) => {
    const body = { ms, patience_ms: patience };
    let moved = bodyOf(await client.clock.advance({ body }));
    while (moved.status === 'RUNNING') {
      report(progressOf(moved));
      const query = { wait_ms: LOOK_MS };
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      moved = bodyOf(await client.clock.getAdvance({ params: { id: moved.id }, query }));
    }
    return moved;
  });

export const command = (shell: Shell) => {
  const say = (read: Reading, json: boolean | undefined): void =>
    shell.print(json ? JSON.stringify(read) : reading(read, shell.screen));
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
      const remote = remoteOf(flags, shell.env);
      const { wait = false } = flags;
      const patience = wait === false ? 0 : durationOf(wait === true ? WAIT : wait);
      const moved = await follow(shell, remote, { ms: durationOf(duration), patience });
      shell.print(flags.json ? JSON.stringify(moved) : summary(moved, shell.screen));
      if (moved.status !== 'SUCCEEDED') process.exitCode = exitCodes.failed.code;
    });
  return new Command()
    .addCommand(show, { isDefault: true })
    .addCommand(freeze)
    .addCommand(run)
    .addCommand(advance);
};
