// Defines the report of a run against a connector, its table and its exit code.
import { connectorVerdicts } from '@kasir/connector/certificate';
import * as z from 'zod';
import type { ExitCode } from '../report/report.ts';

export const connectorResult = z
  .object({
    id: z.string(),
    title: z.string(),
    verdict: z.enum(connectorVerdicts),
    note: z.string().nullable().meta({
      description: 'What was expected and seen, or why the law was skipped.',
    }),
  })
  .readonly();

export interface ConnectorReport {
  readonly version: 1;
  readonly connector: { readonly name: string; readonly version: string };
  readonly protocol: string;
  readonly date: string;
  readonly seed: number;
  readonly requests: number;
  readonly laws: readonly z.infer<typeof connectorResult>[];
}

/** Renders a run as a table, with a line below each law that has a note. */
export const tableOf = ({ connector, protocol, seed, requests, laws }: ConnectorReport): string => {
  const rows = laws.map(({ id, title, verdict, note }) => {
    const row = `${verdict.padEnd(12)} ${id.padEnd(12)} ${title}`;
    return note === null ? row : `${row}\n${' '.repeat(13)}${note}`;
  });
  const counts = connectorVerdicts
    .map((verdict) => ({ verdict, count: laws.filter((law) => law.verdict === verdict).length }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdict}`);
  return [
    ...rows,
    '',
    `${connector.name} ${connector.version}, protocol ${protocol}: ${counts.join(', ')}; ${requests} requests, seed ${seed}.`,
  ].join('\n');
};

/** Returns the exit code of a run; the codes are those of the suite. */
export const connectorExitCode = ({ laws }: Pick<ConnectorReport, 'laws'>): ExitCode => {
  const has = (verdict: string): boolean => laws.some((law) => law.verdict === verdict);
  if (has('FAIL')) return 1;
  if (has('ERROR')) return 5;
  return has('INCONCLUSIVE') || !has('PASS') ? 4 : 0;
};
