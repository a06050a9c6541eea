// Writes the certificate of a run, and its published schema.
import { certificate, createCertificate, type Certificate } from '@kasir/connector/certificate';
import * as z from 'zod';
import type { ConnectorReport } from './report.ts';

/** Returns the published schema of certificates (JSON Schema 2020-12). */
export const certificateSchema = (): object => z.toJSONSchema(certificate);

/** Returns the certificate of a run, whatever its verdicts. */
export const certificateOf = ({
  version,
  connector,
  protocol,
  date,
  seed,
  laws,
}: ConnectorReport): Certificate =>
  createCertificate({
    version,
    connector,
    protocol,
    date,
    seed,
    laws: laws.map(({ id, verdict }) => ({ id, verdict })),
  });
