// Defines a law of connectors, and its result in a run.
import type { ConnectorVerdict } from '@kasir/connector/certificate';
import type { Trial } from './trial.ts';

export interface ConnectorLaw {
  /** Group and number, such as `id-1`. */
  readonly id: string;
  readonly title: string;
  readonly run: (trial: Trial) => Promise<void>;
}

export interface ConnectorResult {
  readonly id: string;
  readonly title: string;
  readonly verdict: ConnectorVerdict;
  /** The violation, or the reason why the law was skipped. */
  readonly note: string | null;
}
