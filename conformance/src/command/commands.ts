// Implements the subcommands: each prints its output and returns its exit code.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compare } from './compare.ts';
import { init } from './init.ts';
import { explain, list, plan } from './inspect.ts';
import { checkKnown, checkWords } from '../law-names.ts';
import { program } from '../program.ts';
import { replayCommand, variablesOf } from '../report/replay.ts';
import { lawsOf } from './own-laws.ts';
import { emit, emitted, type Emitted } from '../report/emit.ts';
import { baselineOf, casesOf, changesOf, changesText } from '../report/compared.ts';
import {
  expectWritable,
  fileOptions,
  TrafficFile,
  writeCertificate,
  writeReports,
  type Files,
} from '../report/files.ts';
import {
  exitCodeOf,
  reportFile,
  totalsOf,
  worstOf,
  type ExitCode,
  type Report,
} from '../report/report.ts';
import { failureText, summaryText } from '../report/text.ts';
import { profiles } from '../run/profiles.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { parseKnown } from '../report/known-failures.ts';
import type { Progress, RunOptions } from '../runner/options.ts';
import { run } from '../suite.ts';
import {
  allows,
  commandNames,
  durationText,
  numberFlag,
  runOptionsOf,
  textFlag,
  type Settings,
} from './settings.ts';
import type { Terminal } from './terminal.ts';
import { usage } from './usage.ts';

/** Formats the progress of a run, with an estimate of the remaining time. */
const progressText = ({ done, total, requests, share }: Progress, seconds: number): string => {
  const left = share === 0 ? null : Math.ceil((seconds / share) * (1 - share));
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

/** Returns the files that a run must write. Throws `BadUsage` if one cannot be written. */
const filesOf = (settings: Settings): Files => {
  const files = Object.fromEntries(
    fileOptions.flatMap((option) => {
      const file = textFlag(settings, option);
      return file === undefined ? [] : [[option, file]];
    }),
  ) as Files;
  try {
    expectWritable(files);
  } catch (error) {
    throw new BadUsage((error as Error).message);
  }
  return files;
};

/** Returns the format in which failures are written. Throws `BadUsage` if it is unknown. */
const formatOf = (settings: Settings): Emitted | undefined => {
  const wanted = textFlag(settings, 'emit');
  const format = emitted.find((one) => one === wanted);
  if (wanted !== undefined && format === undefined)
    throw new BadUsage(`--emit must be ${emitted.join(' or ')}, not ${wanted}.`);
  return format;
};

const runAll = async (settings: Settings, terminal: Terminal): Promise<ExitCode> => {
  const files = filesOf(settings);
  const [format, folder] = [formatOf(settings), textFlag(settings, 'emit-to') ?? '.'];
  const traffic = files.traffic === undefined ? null : new TrafficFile(files.traffic);
  const options: RunOptions = {
    ...runOptionsOf(settings),
    laws: await lawsOf(settings),
    ...(traffic && { onTraffic: (record) => traffic.add(record()) }),
  };
  checkWords(options.only ?? [], options.laws);
  checkKnown(options);
  const seeds = numberFlag(settings, 'seeds', 1) ?? 1;
  const first = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const { certify } = profiles[options.profile ?? 'standard'];
  const partial = allows(settings, 'partial');
  const reports: Report[] = [];
  for (let index = 0; index < seeds; index += 1) {
    const report = await runOnce(settings, { ...options, seed: first + index }, terminal);
    reports.push(report);
    writeReports(files, reports);
    const written =
      format === undefined
        ? []
        : emit(format, folder, report, {
            ...options,
            controlUrl: textFlag(settings, 'control-url'),
          });
    if (written.length > 0) terminal.print(`Written into ${folder}: ${written.join(', ')}`);
    // A reason other than the budget would end the runs with further seeds, too.
    if (report.ended !== null && report.ended.reason !== 'BUDGET') break;
  }
  writeCertificate(files, reports, traffic?.end() ?? null);
  return worstOf(reports.map((report) => exitCodeOf(report, { certify, partial })));
};

const casePattern = /^([\w.:-]+)@(\d+)(?:~(\w+))?$/;

/** Returns the runs of a report file. Throws `BadUsage` if the file is not a report. */
const reportAt = (file: string | undefined, what: string): readonly Report[] => {
  if (file === undefined) throw new BadUsage(`${what} needs a report, as --report-json writes it.`);
  try {
    return reportFile.parse(JSON.parse(readFileSync(file, 'utf8'))).runs;
  } catch {
    throw new BadUsage(`${file} is no report that --report-json of this release wrote.`);
  }
};

/** Replays every failure of a report and removes the fixed ones from the file. */
const replayAll = async (settings: Settings, terminal: Terminal): Promise<ExitCode> => {
  const file = settings.argument ?? '';
  const runs = reportAt(file, 'replay');
  const gone = new Set<string>();
  const codes: ExitCode[] = [];
  const laws = await lawsOf(settings);
  for (const { law, seed, case: named } of casesOf(runs)) {
    const options = { ...runOptionsOf(settings), laws, only: [law], seed };
    const report = await runOnce(settings, options, terminal);
    const isGone = report.laws.some(({ id, verdict }) => id === law && verdict === 'PASS');
    terminal.print(`${isGone ? 'FIXED' : 'STILL FAILS'} ${named}`);
    if (isGone) gone.add(named);
    codes.push(exitCodeOf(report));
  }
  const left = runs.map((report) => {
    const laws = report.laws.filter(({ failure }) => !failure || !gone.has(failure.case));
    return { ...report, laws, totals: totalsOf(laws) };
  });
  writeReports({ 'report-json': file }, left);
  terminal.print(
    codes.length === 0
      ? `There are no failures in ${file}.`
      : `${gone.size} of ${codes.length} failures are gone, and no more in ${file}.`,
  );
  return codes.length === 0 ? 0 : worstOf(codes);
};

/** Prints what changed between two reports; returns 1 if something is worse. */
const diff = ({ argument, more = [] }: Settings, print: Terminal['print']): ExitCode => {
  const changes = changesOf(reportAt(argument, 'diff'), reportAt(more[0], 'diff'));
  print(changesText(changes));
  return changes.worse.length > 0 ? 1 : 0;
};

/** Writes the failures of a report to the file of known failures. */
const baseline = (settings: Settings, print: Terminal['print']): ExitCode => {
  const runs = reportAt(settings.argument, 'baseline');
  const file = textFlag(settings, 'known') ?? 'known-failures.json';
  const known = existsSync(file) ? parseKnown(readFileSync(file, 'utf8')) : [];
  const now = baselineOf(runs, known, new Date().toISOString().slice(0, 10));
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  print(`${file}: ${now.length} known failures, ${known.length} before.`);
  return 0;
};

/** Runs the law of a failure with its seed, and prints whether it still fails. */
const replay = async (settings: Settings, terminal: Terminal): Promise<ExitCode> => {
  if (settings.argument?.endsWith('.json')) return replayAll(settings, terminal);
  const [, name = '', seed = '', signature] = casePattern.exec(settings.argument ?? '') ?? [];
  if (name === '')
    throw new BadUsage('replay needs a case from a report, such as idem-2:qr_codes.create@42.');
  const laws = await lawsOf(settings);
  const options = { ...runOptionsOf(settings), laws, only: [name], seed: Number(seed) };
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
    case 'diff':
      return diff(settings, print);
    case 'baseline':
      return baseline(settings, print);
    case 'compare':
      return compare(settings, terminal);
    case 'connector': {
      // Loaded only here, because no other subcommand needs it.
      const { checkConnector } = await import('./connector.ts');
      return checkConnector(settings, terminal);
    }
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
