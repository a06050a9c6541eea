// Writes the files of a run: one for each option that names a file.
import { createHash } from 'node:crypto';
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import { countsOf, type Report, type ReportFile } from './report.ts';
import { sarifOf } from './sarif.ts';
import { badgeOf, markdownOf } from './summary.ts';
import { formatOf, type Traffic } from './traffic.ts';

const jsonOf = (runs: readonly Report[]): string => {
  const file: ReportFile = { version: 5, runs };
  return `${JSON.stringify(file, null, 2)}\n`;
};

/** Option -> function that renders its file. */
export const renderers = {
  'report-json': jsonOf,
  'report-junit': junitOf,
  'report-html': htmlOf,
  'report-sarif': sarifOf,
  'report-summary': markdownOf,
  'report-badge': badgeOf,
} as const satisfies Readonly<Record<string, (runs: readonly Report[]) => string>>;

/** Options that name a file. */
export const fileOptions = [
  ...(Object.keys(renderers) as (keyof typeof renderers)[]),
  'traffic',
  'certificate',
] as const;
export type FileOption = (typeof fileOptions)[number];
export type Files = Readonly<Partial<Record<FileOption, string>>>;

/** Throws if a file cannot be written; called before the run rather than after it. */
export const expectWritable = (files: Files): void => {
  for (const [option, file] of Object.entries(files)) {
    try {
      accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
      if (existsSync(file) && statSync(file).isDirectory())
        throw new Error('the path is a directory');
    } catch (error) {
      throw new Error(
        `--${option}: cannot write the report to ${file} (${(error as Error).message}).`,
        {
          cause: error,
        },
      );
    }
  }
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Returns a certificate to show to others: the settings and results of the runs, and the digests of
 * their files.
 */
const certificateOf = (runs: readonly Report[], written: ReadonlyMap<string, string>): string =>
  `${JSON.stringify(
    {
      statement: runs.every((run) => run.ended === null && countsOf(run).unchecked === 0)
        ? 'every law was checked'
        : 'some laws were not checked: see the report',
      runs: runs.map(({ target, started, profile, demand, dialect, seed, requests, totals }) => ({
        target,
        started,
        profile,
        demand,
        dialect,
        seed,
        requests,
        totals,
      })),
      sha256: { report: digestOf(jsonOf(runs)), ...Object.fromEntries(written) },
    },
    null,
    2,
  )}\n`;

/** Writes traffic piece by piece, and computes its digest. */
export class TrafficFile {
  readonly #file: string;
  readonly #hash = createHash('sha256');
  #isFirst = true;

  constructor(file: string) {
    this.#file = file;
    writeFileSync(file, '');
    this.#add(formatOf(file).head);
  }

  add(one: Traffic): void {
    this.#add(formatOf(this.#file).line(one, this.#isFirst));
    this.#isFirst = false;
  }

  /** Ends the file; returns its digest. */
  end(): string {
    this.#add(formatOf(this.#file).tail);
    return this.#hash.digest('hex');
  }

  #add(text: string): void {
    if (text === '') return;
    appendFileSync(this.#file, text);
    this.#hash.update(text);
  }
}

/** Writes the reports of all runs so far. */
export const writeReports = (files: Files, runs: readonly Report[]): void => {
  for (const [option, render] of Object.entries(renderers)) {
    const file = files[option as keyof typeof renderers];
    if (file !== undefined) writeFileSync(file, render(runs));
  }
};

/** Writes the certificate of the runs; `traffic` is the digest of the traffic file. */
export const writeCertificate = (
  { certificate }: Files,
  runs: readonly Report[],
  traffic: string | null,
): void => {
  if (certificate === undefined) return;
  const digests = new Map(traffic === null ? [] : [['traffic', traffic]]);
  writeFileSync(certificate, certificateOf(runs, digests));
};
