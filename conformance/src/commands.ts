// What the subcommands print and do; each returns its exit code.
import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { clauseTexts } from './clause-texts.ts';
import { groupOf, nameOf, type Law } from './law.ts';
import { laws, watchingLaws } from './laws/index.ts';
import { registry } from './registry.ts';
import { junitOf } from './report/junit.ts';
import { replayCommand, variablesOf } from './report/replay.ts';
import { exitCodeOf, type Report } from './report/report.ts';
import { failureText, summaryText } from './report/text.ts';
import { profiles } from './run/profiles.ts';
import { isSelected, findSkip, type Capabilities } from './run/plan.ts';
import { BadUsage } from './run/bad-usage.ts';
import type { Progress, RunOptions } from './run/options.ts';
import { run } from './run/run.ts';
import { numberFlag, planOf, runOptionsOf, textFlag, usage, type Settings } from './settings.ts';

/** Where output goes: permanent lines, and a progress line that is overwritten. */
export interface Terminal {
  /** How the command was invoked, for the replay commands that are printed. */
  readonly program: string;
  readonly print: (text: string) => void;
  readonly progress: (text: string) => void;
}

type Print = Terminal['print'];

/** Every law, including those that watch the responses of others. */
const everyLaw: readonly Law[] = [...laws, ...watchingLaws];

const clock = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** The progress of a run, with an estimate of the remaining time. */
const progressText = ({ done, total, requests }: Progress, seconds: number): string => {
  const left = done === 0 ? null : Math.ceil((seconds / done) * (total - done));
  const rest = left === null ? '' : `, about ${clock(left)} remaining`;
  return `${done} of ${total} laws, ${requests} requests${rest}`;
};

const runOnce = async (
  settings: Settings,
  options: RunOptions,
  { print, progress, program }: Terminal,
): Promise<Report> => {
  const started = performance.now();
  const replay = replayCommand(settings, program);
  progress('checking which endpoints the target supports');
  try {
    const report = await run({
      ...options,
      onProgress: (far) => progress(progressText(far, (performance.now() - started) / 1_000)),
      onResult: (result) => {
        if (result.failure) print(`${failureText(result, replay)}\n`);
      },
    });
    print(summaryText(report));
    if (report.laws.some(({ failure }) => failure)) {
      print(`Variables in the commands above: ${variablesOf(settings).join(', ')}.`);
    }
    return report;
  } finally {
    progress('');
  }
};

/** Throws `BadUsage` before the run if a report cannot be written. */
const checkReports = (settings: Settings): void => {
  for (const flag of ['report-json', 'report-junit']) {
    const file = textFlag(settings, flag);
    if (file === undefined) continue;
    try {
      accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
      if (existsSync(file) && statSync(file).isDirectory())
        throw new Error('the path is a directory');
    } catch (error) {
      throw new BadUsage(
        `--${flag}: cannot write the report to ${file} (${(error as Error).message}).`,
      );
    }
  }
};

/** Throws `BadUsage` if a name in --only is unknown. */
const checkWords = (words: readonly string[]): void => {
  const all = everyLaw;
  const unknown = words.filter((word) => !all.some((law) => isSelected(law, [word])));
  if (unknown.length === 0) return;
  const groups = [...new Set(all.map(groupOf))].toSorted().join(', ');
  throw new BadUsage(
    `--only: unknown law, group or endpoint: ${unknown.join(', ')}. ` +
      `Groups: ${groups}. Run kasir-conformance list for all laws.`,
  );
};

const write = (settings: Settings, reports: readonly Report[]): void => {
  const [last] = reports.slice(-1);
  if (!last) return;
  const json = textFlag(settings, 'report-json');
  const junit = textFlag(settings, 'report-junit');
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(last, null, 2)}\n`);
  if (junit !== undefined) writeFileSync(junit, junitOf(last));
};

const runAll = async (settings: Settings, terminal: Terminal): Promise<number> => {
  const options = runOptionsOf(settings);
  checkWords(options.only ?? []);
  checkReports(settings);
  const seeds = numberFlag(settings, 'seeds', 1) ?? 1;
  const first = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const certify = profiles[options.profile ?? 'standard'].certify;
  const reports: Report[] = [];
  for (let index = 0; index < seeds; index += 1) {
    const report = await runOnce(settings, { ...options, seed: first + index }, terminal);
    reports.push(report);
    write(settings, reports);
    const code = exitCodeOf(report, certify);
    if (code !== 0) return code;
  }
  return 0;
};

const casePattern = /^([\w.:-]+)@(\d+)(?:~(\w+))?$/;

/** Runs the law of a failure with its seed, and prints whether it still fails. */
const replay = async (settings: Settings, terminal: Terminal): Promise<number> => {
  const [, name = '', seed = '', signature] = casePattern.exec(settings.argument ?? '') ?? [];
  if (name === '')
    throw new BadUsage('replay needs a case from a report, such as idem-1:qr_codes.create@42.');
  const options = { ...runOptionsOf(settings), only: [name], seed: Number(seed) };
  const report = await runOnce(settings, options, terminal);
  const { print } = terminal;
  const found = report.laws.find(({ id }) => id === name);
  if (!found) throw new BadUsage(`Unknown law: ${name}. Run kasir-conformance list for all laws.`);
  if (found.failure) {
    const again = signature === undefined || found.failure.case.endsWith(`~${signature}`);
    print(again ? 'STILL FAILS' : 'CHANGED: the law still fails, but in a different way');
  } else print(found.verdict === 'PASS' ? 'FIXED' : found.verdict);
  return exitCodeOf(report, false);
};

const lineOf = (law: Law): string =>
  `${nameOf(law).padEnd(34)} ${law.level}  ${law.title}${law.clauses.length > 0 ? `  [${law.clauses.join(', ')}]` : ''}`;

const plan = (settings: Settings, print: Print): number => {
  const { only, profile, ...flags } = planOf(settings);
  checkWords(only);
  const { writes } = profiles[profile];
  const capabilities: Capabilities = {
    ...flags,
    writes,
    clock: flags.control,
    postings: flags.control,
    payer: flags.control,
    settings: flags.control,
    partners: flags.control,
    accountSteps: flags.control,
    resend: flags.control,
    rateLimit: 3_000,
    endpoints: new Set(registry.contracts.keys()),
  };
  for (const law of everyLaw.filter((one) => isSelected(one, only))) {
    const skip = findSkip(law, capabilities);
    print(
      skip ? `skip  ${lineOf(law)}\n      ${skip.reason}: ${skip.note}` : `run   ${lineOf(law)}`,
    );
  }
  return 0;
};

const explain = (settings: Settings, print: Print): number => {
  const word = settings.argument ?? '';
  const found = word === '' ? [] : everyLaw.filter((law) => isSelected(law, [word]));
  if (found.length === 0)
    throw new BadUsage(`Unknown law: ${word}. Run kasir-conformance list for all laws.`);
  const texts = clauseTexts();
  for (const law of found) {
    print(
      [
        `${nameOf(law)}  ${law.title}`,
        `  level      ${law.level}`,
        ...(law.clauses.length === 0 ? ['  clauses    none'] : ['  clauses']),
        ...law.clauses.map(
          (id) => `    ${id}: ${texts.get(id) ?? 'text not included in this release'}`,
        ),
        `  needs      ${law.needs.join(', ') || 'nothing beyond the endpoints'}`,
        `  endpoints  ${law.endpoints.join(', ') || 'every endpoint that other laws call'}`,
        `  witnesses  ${law.witnesses.join('; ') || 'none'}`,
      ].join('\n'),
    );
  }
  return 0;
};

/** Runs a subcommand and returns its exit code. Throws `BadUsage` and `Unreachable`. */
export const perform = async (settings: Settings, terminal: Terminal): Promise<number> => {
  const { print } = terminal;
  switch (settings.command) {
    case 'run':
      return runAll(settings, terminal);
    case 'replay':
      return replay(settings, terminal);
    case 'plan':
      return plan(settings, print);
    case 'list':
      for (const law of everyLaw) print(lineOf(law));
      return 0;
    case 'explain':
      return explain(settings, print);
    case 'help':
      print(usage);
      return 0;
    default:
      throw new BadUsage(`Unknown command: ${settings.command}.\n\n${usage}`);
  }
};
