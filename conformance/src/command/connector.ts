// Implements the subcommand connector: runs the laws, prints the table, writes the files.
import { writeFileSync } from 'node:fs';
import { expectWritable } from '../report/files.ts';
import type { ExitCode } from '../report/report.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { payerOf } from '../run/payer.ts';
import { keyFlag, numberFlag, textFlag, type Settings } from './settings.ts';
import type { Terminal } from './terminal.ts';
import { certificateOf } from '../connectors/certificate.ts';
import { connectorExitCode, tableOf } from '../connectors/report.ts';
import { runConnectorLaws, Unreachable, type ConnectorRunOptions } from '../connectors/run.ts';

const SEED_MAX = 2 ** 31;

const optionsOf = (settings: Settings): ConnectorRunOptions => {
  const url = textFlag(settings, 'url');
  if (url === undefined || !URL.canParse(url))
    throw new BadUsage('--url must be the URL of the connector, e.g. http://127.0.0.1:9100.');
  const secret = keyFlag(settings, 'secret') ?? '';
  if (!/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret))
    throw new BadUsage('--secret must be whsec_ and Base64, as the connector has it, or @FILE.');
  const payerBy = (name: 'pay' | 'decline') => {
    const way = textFlag(settings, name);
    return way === undefined ? undefined : payerOf(way, name);
  };
  return {
    url,
    secret,
    callbackPort: numberFlag(settings, 'callback-port', 1),
    seed: numberFlag(settings, 'seed', 0) ?? Math.floor(Math.random() * SEED_MAX),
    pay: payerBy('pay'),
    decline: payerBy('decline'),
  };
};

const writeJson = (file: string | undefined, value: object): void => {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

/** Runs the laws against a connector. Throws `BadUsage`. */
export const checkConnector = async (
  settings: Settings,
  { print, progress }: Terminal,
): Promise<ExitCode> => {
  const options = optionsOf(settings);
  const report = textFlag(settings, 'report-json');
  const certificate = textFlag(settings, 'certificate');
  try {
    expectWritable({
      ...(report !== undefined && { 'report-json': report }),
      ...(certificate !== undefined && { certificate }),
    });
  } catch (error) {
    throw new BadUsage((error as Error).message);
  }
  try {
    const found = await runConnectorLaws({
      ...options,
      onResult: ({ id, verdict }) => progress(`${id}: ${verdict}`),
    });
    print(tableOf(found));
    writeJson(report, found);
    writeJson(certificate, certificateOf(found));
    return connectorExitCode(found);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    print(`The connector does not respond: ${error.message}`);
    return 3;
  } finally {
    progress('');
  }
};
