// Defines a law of connectors, and its result in a run.
import type { Verdict } from '../law.ts';
import type { Trial } from './trial.ts';

export interface ConnectorLaw {
  /** Group and number, such as `id-1`. */
  readonly id: string;
  readonly title: string;
  readonly run: (trial: Trial) => Promise<void>;
}

/** The verdicts that a law of connectors can have. */
export const connectorVerdicts = [
  'PASS',
  'FAIL',
  'SKIP',
  'INCONCLUSIVE',
  'ERROR',
] as const satisfies readonly Verdict[];
export type ConnectorVerdict = (typeof connectorVerdicts)[number];

export interface ConnectorResult {
  readonly id: string;
  readonly title: string;
  readonly verdict: ConnectorVerdict;
  /** The violation, or the reason why the law was skipped. */
  readonly note: string | null;
}
