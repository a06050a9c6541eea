// Defines the certificate of a connector: what was checked, with a digest that shows changes.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { connectorVerdicts } from './law.ts';
import type { ConnectorReport } from './report.ts';

const text = z.string().min(1).max(64);

const content = z.object({
  version: z.literal(1),
  connector: z.object({ name: text, version: text }),
  protocol: z.iso.date().meta({ description: 'The version of the protocol.' }),
  date: z.iso.datetime(),
  seed: z.int().min(0),
  laws: z
    .array(z.object({ id: z.string(), verdict: z.enum(connectorVerdicts) }))
    .meta({ description: 'Every law of the run with its verdict, in the order of the run.' }),
});

export const certificate = content
  .extend({
    digest: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({
        description:
          'SHA-256 of the JSON of all other fields, in the order of this schema, without spaces.',
      }),
  })
  .meta({ title: 'A certificate of kasir-conformance connector' });
export type Certificate = Readonly<z.infer<typeof certificate>>;

const digestOf = (value: z.infer<typeof content>): string =>
  createHash('sha256')
    .update(JSON.stringify(content.parse(value)))
    .digest('hex');

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
}: ConnectorReport): Certificate => {
  const value = {
    version,
    connector,
    protocol,
    date,
    seed,
    laws: laws.map(({ id, verdict }) => ({ id, verdict })),
  };
  return { ...value, digest: digestOf(value) };
};

/** Reads a certificate. Throws when it has another form or was changed. */
export const parseCertificate = (json: string): Certificate => {
  const { digest, ...value } = certificate.parse(JSON.parse(json));
  if (digestOf(value) !== digest)
    throw new Error('The digest does not fit: the certificate was changed. Run the laws again.');
  return { ...value, digest };
};
