// What the subcommands print and do; each returns its exit code.
import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { init } from './init.ts';
import { explain, list, plan } from './inspect.ts';
import { checkKnown, checkWords } from './law-names.ts';
import { junitOf } from './report/junit.ts';
import { program } from './program.ts';
import { replayCommand, variablesOf } from './report/replay.ts';
import {
  exitCodeOf,
  worstOf,
  type ExitCode,
  type Report,
  type ReportFile,
} from './report/report.ts';
import { failureText, summaryText } from './report/text.ts';
import { profiles } from './run/profiles.ts';
import { BadUsage } from './run/bad-usage.ts';
import type { Progress, RunOptions } from './run/options.ts';
import { run } from './suite.ts';
import {
  allows,
  commandNames,
  durationText,
  numberFlag,
  runOptionsOf,
  textFlag,
  type Settings,
} from './settings.ts';
import { usage } from './usage.ts';

/** Where output goes: permanent lines, and a progress line that is overwritten. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly progress: (text: string) => void;
  /** Ends a run; its reason is the name of the signal that the program got. */
  readonly signal?: AbortSignal;
}

/** The progress of a run, with an estimate of the remaining time. */
const progressText = ({ done, total, requests }: Progress, seconds: number): string => {
  const left = done === 0 ? null : Math.ceil((seconds / done) * (total - done));
  const rest = left === null ? '' : `, about ${durationText(left)} remaining`;
  return `${done} of ${total} laws, ${requests} requests${rest}`;
};

const runOnce = async (
  settings: Settings,
  options: RunOptions,
  { print, progress, signal }: Terminal,
): Promise<Report> => {
  const started = performance.now();
  const replay = replayCommand(settings);
  progress('checking which endpoints the target supports');
  try {
    const report = await run({
      ...options,
      signal,
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

/** Writes the reports of all runs until now. */
const write = (settings: Settings, runs: readonly Report[]): void => {
  const json = textFlag(settings, 'report-json');
  const junit = textFlag(settings, 'report-junit');
  const file: ReportFile = { version: 2, runs };
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(file, null, 2)}\n`);
  if (junit !== undefined) writeFileSync(junit, junitOf(runs));
};

const runAll = async (settings: Settings, terminal: Terminal): Promise<ExitCode> => {
  const options = runOptionsOf(settings);
  checkWords(options.only ?? []);
  checkKnown(options);
  checkReports(settings);
  const seeds = numberFlag(settings, 'seeds', 1) ?? 1;
  const first = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const { certify } = profiles[options.profile ?? 'standard'];
  const partial = allows(settings, 'partial');
  const reports: Report[] = [];
  for (let index = 0; index < seeds; index += 1) {
    const report = await runOnce(settings, { ...options, seed: first + index }, terminal);
    reports.push(report);
    write(settings, reports);
    // Another seed would meet the same.
    if (report.ended !== null && report.ended.reason !== 'BUDGET') break;
  }
  return worstOf(reports.map((report) => exitCodeOf(report, { certify, partial })));
};

const casePattern = /^([\w.:-]+)@(\d+)(?:~(\w+))?$/;

/** Runs the law of a failure with its seed, and prints whether it still fails. */
const replay = async (settings: Settings, terminal: Terminal): Promise<ExitCode> => {
  const [, name = '', seed = '', signature] = casePattern.exec(settings.argument ?? '') ?? [];
  if (name === '')
    throw new BadUsage('replay needs a case from a report, such as idem-1:qr_codes.create@42.');
  const options = { ...runOptionsOf(settings), only: [name], seed: Number(seed) };
  const report = await runOnce(settings, options, terminal);
  const { print } = terminal;
  const found = report.laws.find(({ id }) => id === name);
  if (!found) throw new BadUsage(`Unknown law: ${name}. Run ${program} list for all laws.`);
  if (found.failure) {
    const again = signature === undefined || found.failure.case.endsWith(`~${signature}`);
    print(again ? 'STILL FAILS' : 'CHANGED: the law still fails, but in a different way');
  } else print(found.verdict === 'PASS' ? 'FIXED' : found.verdict);
  return exitCodeOf(report);
};

/** Runs a subcommand and returns its exit code. Throws `BadUsage`. */
export const perform = async (settings: Settings, terminal: Terminal): Promise<number> => {
  const { print } = terminal;
  switch (settings.command) {
    case 'run':
      return runAll(settings, terminal);
    case 'init':
      return init(settings, print);
    case 'replay':
      return replay(settings, terminal);
    case 'plan':
      return plan(settings, print);
    case 'list':
      return list(settings, print);
    case 'explain':
      return explain(settings, print);
    case 'help':
      print(usage);
      return 0;
    default:
      throw new BadUsage(
        `Unknown command: ${settings.command}. Commands: ${commandNames.join(', ')}.`,
      );
  }
};
