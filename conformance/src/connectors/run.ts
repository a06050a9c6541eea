// Runs the laws against a connector, one after the other.
import { capabilities as capabilitiesSchema, VERSION } from '@kasir/connector/protocol';
import { Indeterminate, NotApplicable, Violation } from '../violation.ts';
import type { ConnectorLaw, ConnectorResult } from './law.ts';
import { connectorLaws } from './laws/index.ts';
import { createRandom } from './random.ts';
import { openReceiver } from './receiver.ts';
import type { ConnectorReport } from './report.ts';
import { Trial } from './trial.ts';
import { Wire } from './wire.ts';

export interface ConnectorRunOptions {
  /** Base URL of the connector. */
  readonly url: string;
  /** The secret that the connector shares with the platform. */
  readonly secret: string;
  /** The port to which the connector sends callbacks; without it those laws are skipped. */
  readonly callbackPort?: number | undefined;
  readonly seed: number;
  /** The maximum time to wait for a response, in ms; default 20,000. */
  readonly timeoutMs?: number;
  /** The maximum time to wait for outcomes and repeated callbacks, in ms; default 12,000. */
  readonly patienceMs?: number;
  /**
   * Acts as the payer of an operation, by its connector_reference; resolves to whether there was
   * something to do. Without it, operations that wait for their payer keep waiting.
   */
  readonly pay?: ((reference: string) => Promise<boolean>) | undefined;
  /** Refuses an operation as its payer; parameter and result as for `pay`. */
  readonly decline?: ((reference: string) => Promise<boolean>) | undefined;
  /** Called with each law that has ended. */
  readonly onResult?: (result: ConnectorResult) => void;
}

/** The connector does not respond at all. */
export class Unreachable extends Error {}

const judge = async (law: ConnectorLaw, trial: Trial): Promise<ConnectorResult> => {
  const { id, title } = law;
  try {
    await law.run(trial);
    return { id, title, verdict: 'PASS', note: null };
  } catch (error) {
    if (error instanceof Violation) return { id, title, verdict: 'FAIL', note: error.message };
    const note = error instanceof Error ? error.message : String(error);
    if (error instanceof NotApplicable) return { id, title, verdict: 'SKIP', note };
    const verdict = error instanceof Indeterminate ? 'INCONCLUSIVE' : 'ERROR';
    return { id, title, verdict, note };
  }
};

const readCapabilities = async (trial: Trial): Promise<void> => {
  try {
    const parsed = capabilitiesSchema.safeParse((await trial.wire.get('/capabilities')).body);
    // A law of capabilities reports the differences from the schema.
    if (parsed.success) trial.capabilities = parsed.data;
  } catch (error) {
    if (error instanceof Indeterminate) throw new Unreachable(error.message);
    if (!(error instanceof Violation)) throw error;
  }
};

/** Runs every law. Throws `Unreachable` when the connector does not respond. */
export const runConnectorLaws = async (options: ConnectorRunOptions): Promise<ConnectorReport> => {
  const { url, secret, callbackPort, seed, timeoutMs = 20_000, patienceMs = 12_000 } = options;
  const wire = new Wire({ url, secret, timeoutMs });
  const receiver =
    callbackPort === undefined ? null : await openReceiver(callbackPort, { url, secret });
  try {
    const { pay = null, decline = null } = options;
    const random = createRandom(seed);
    const trial = new Trial({ wire, random, receiver, patienceMs, pay, decline });
    const date = new Date().toISOString();
    await readCapabilities(trial);
    const laws: ConnectorResult[] = [];
    for (const law of connectorLaws) {
      const result = await judge(law, trial);
      laws.push(result);
      options.onResult?.(result);
    }
    const { name, version } = trial.capabilities;
    const connector = { name, version };
    return { version: 1, connector, protocol: VERSION, date, seed, requests: wire.count, laws };
  } finally {
    await receiver?.close();
  }
};
