// Defines the result of a run as data, the source of every report.
import * as z from 'zod';
import { demands } from '../clauses.ts';
import { levels, skipReasons, verdicts, type Verdict } from '../verdict.ts';
import { endReasons } from '../targets/wire/run-end.ts';

const verdict = z.enum(verdicts);

const message = z
  .object({
    headers: z.record(z.string(), z.string()).readonly(),
    body: z.string().nullable(),
  })
  .readonly();

/** One entry of the timeline of a failure. */
const timelineItem = z
  .object({
    at: z.number().meta({ description: 'Milliseconds since the first request.' }),
    took: z.number().nullable().meta({ description: 'Milliseconds until it was over.' }),
    kind: z.enum(['request', 'webhook', 'control']).meta({
      description:
        'A request to the target, a webhook of the target, or an operation of the control interface.',
    }),
    what: z.string().meta({ description: 'The method and the target, or the operation in words.' }),
    operation: z.string().nullable().meta({ description: 'The endpoint that was called.' }),
    actor: z.string().nullable().meta({ description: 'The name of the key that was sent.' }),
    note: z.string().nullable().meta({
      description: 'How a request was sent, if that matters; which attempt a webhook is.',
    }),
    sent: message.nullable().meta({ description: 'The request, or the webhook.' }),
    outcome: z.string().meta({ description: 'The status of the response, or what came instead.' }),
    received: message.nullable().meta({ description: 'The response of the target.' }),
  })
  .readonly();

/** A failure of a law. It contains no secrets: every text was redacted. */
const failure = z
  .object({
    done: z.string().meta({
      description:
        'What was done: the last request that changed something, and the one that shows it.',
    }),
    expected: z.string(),
    seen: z.string(),
    diff: z
      .array(
        z
          .object({
            path: z.string().meta({ description: 'Where; empty for the value itself.' }),
            wanted: z.string().nullable().meta({
              description: 'What was expected; null if `seen` says how a list differs.',
            }),
            seen: z.string(),
          })
          .readonly(),
      )
      .readonly()
      .meta({ description: 'Where two values differ, if the failure is about such values.' }),
    view: z.string().nullable().meta({
      description: 'Where it was seen, if an object has several views.',
    }),
    clauses: z.array(z.string()).readonly().meta({
      description: 'The clauses that this failure is about; those of the law where it names none.',
    }),
    counterexample: z.string().nullable().meta({
      description: 'The smallest generated input, or the shortest story, that shows it.',
    }),
    transcript: z.array(z.string()).readonly().meta({
      description: 'The requests that led there, as a shell script that makes what it needs.',
    }),
    http: z.array(z.string()).readonly().meta({
      description: 'The same requests as a file that editors send (`.http`).',
    }),
    timeline: z.array(timelineItem).readonly().meta({
      description:
        'The same requests with their times, and the webhooks and operations of the control interface in between.',
    }),
    hits: z.string().meta({ description: 'How many of how many attempts failed.' }),
    case: z.string().meta({ description: 'The argument of `replay`.' }),
  })
  .readonly();

const lawResult = z
  .object({
    id: z.string().meta({ description: 'The law, with its endpoint where it has one.' }),
    title: z.string(),
    level: z.enum(levels),
    clauses: z.array(z.string()).readonly(),
    verdict,
    reason: z.enum(skipReasons).nullable().meta({ description: 'Why it was skipped.' }),
    note: z.string().nullable().meta({
      description: 'The option that would enable it, what is missing, or what was observed.',
    }),
    requests: z.number(),
    seconds: z.number(),
    seed: z.number(),
    failure: failure.nullable(),
  })
  .readonly();

const report = z
  .object({
    target: z.string(),
    started: z.iso.datetime(),
    profile: z.string(),
    demand: z.enum(demands),
    dialect: z.enum(['spec', 'service']),
    seed: z.number(),
    ended: z
      .object({ reason: z.enum(endReasons), note: z.string() })
      .readonly()
      .nullable()
      .meta({ description: 'Why the run ended before every law was tried.' }),
    requests: z.number(),
    seconds: z.number(),
    totals: z.partialRecord(verdict, z.number()).readonly(),
    choices: z.record(z.string(), z.string()).readonly().meta({
      description: 'How the target decides what the specification leaves open.',
    }),
    compared: z
      .record(
        z.string(),
        z.record(z.string(), z.record(z.string(), z.number()).readonly()).readonly(),
      )
      .readonly()
      .meta({
        description: 'Clause -> operation or event -> view -> how often stories have compared it.',
      }),
    laws: z.array(lawResult).readonly(),
  })
  .readonly();

/** The contents of a report file: every run of a command, one for each seed. */
export const reportFile = z
  .object({ version: z.literal(5), runs: z.array(report).readonly() })
  .readonly()
  .meta({ title: 'A report of kasir-conformance' });

export type Failure = z.infer<typeof failure>;
export type LawResult = z.infer<typeof lawResult>;
export type Report = z.infer<typeof report>;
export type ReportFile = z.infer<typeof reportFile>;

/** Returns the published schema of report files (JSON Schema 2020-12). */
export const reportSchema = (): object => z.toJSONSchema(reportFile);

/** Returns the name of a law without its endpoint. */
export const lawNameOf = ({ id }: Pick<LawResult, 'id'>): string => id.split(':')[0] ?? id;

export const totalsOf = (laws: readonly LawResult[]): Report['totals'] => {
  const totals: Partial<Record<Verdict, number>> = {};
  for (const { verdict } of laws) totals[verdict] = (totals[verdict] ?? 0) + 1;
  return totals;
};

const broken: readonly Verdict[] = ['FAIL', 'FLAKY', 'FIXED'];
/** Returns the broken laws of a run. */
export const brokenIn = ({ laws }: Pick<Report, 'laws'>): readonly LawResult[] =>
  laws.filter(({ verdict: found }) => broken.includes(found));

/** Verdicts that say nothing about the target. */
export const unchecked: readonly Verdict[] = [
  'SKIP',
  'VACUOUS',
  'BLOCKED',
  'INCONCLUSIVE',
  'ERROR',
];

/** Counts the laws of a run, and those that say nothing about the target. */
export const countsOf = ({
  laws,
}: Report): { readonly all: number; readonly unchecked: number } => ({
  all: laws.length,
  unchecked: laws.filter(({ verdict: found }) => unchecked.includes(found)).length,
});

const unknown: readonly Verdict[] = ['INCONCLUSIVE', 'BLOCKED'];
const empty: readonly Verdict[] = ['SKIP', 'VACUOUS'];

export type ExitCode = 0 | 1 | 3 | 4 | 5 | 6;

export interface ExitRules {
  /** True if a skipped or vacuous law fails the run. */
  readonly certify?: boolean;
  /** True if a run may end when its requests are used up. */
  readonly partial?: boolean;
}

/**
 * Returns the exit code of a run: 0 all laws that ran hold; 1 one failed, is flaky or is
 * unexpectedly fixed; 3 the target cannot be reached or rejects the key; 4 an outcome is unknown,
 * no law ran, or the run ended early; 5 an error of the suite; 6 `certify` with a skipped or
 * vacuous law.
 */
export const exitCodeOf = (
  { laws, ended }: Pick<Report, 'laws' | 'ended'>,
  { certify = false, partial = false }: ExitRules = {},
): ExitCode => {
  const has = (verdicts: readonly Verdict[]): boolean =>
    laws.some(({ verdict }) => verdicts.includes(verdict));
  if (has(broken)) return 1;
  if (has(['ERROR'])) return 5;
  if (ended?.reason === 'UNREACHABLE') return 3;
  if (ended !== null && !(partial && ended.reason === 'BUDGET')) return 4;
  if (has(unknown) || !has(['PASS', 'KNOWN', 'OBSERVED'])) return 4;
  return certify && has(empty) ? 6 : 0;
};

/** Codes from the most to the least significant. */
const order: readonly ExitCode[] = [1, 5, 3, 4, 6, 0];

/** Returns the exit code of several runs: that of the worst. */
export const worstOf = (codes: readonly ExitCode[]): ExitCode =>
  order.find((code) => codes.includes(code)) ?? 4;
