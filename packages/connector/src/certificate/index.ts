// Defines the certificate of a connector: the laws by which it was checked, with a digest that
// reveals changes. The law suite writes it, and the platform requires it.
import { createHash } from 'node:crypto';
import * as z from 'zod';

/** The verdicts that a law of connectors can have. */
export const connectorVerdicts = ['PASS', 'FAIL', 'SKIP', 'INCONCLUSIVE', 'ERROR'] as const;
export type ConnectorVerdict = (typeof connectorVerdicts)[number];

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
export type CertificateContent = Readonly<z.infer<typeof content>>;

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

const digestOf = (value: CertificateContent): string =>
  createHash('sha256')
    .update(JSON.stringify(content.parse(value)))
    .digest('hex');

/** Returns a certificate with its digest. */
export const createCertificate = (value: CertificateContent): Certificate => ({
  ...content.parse(value),
  digest: digestOf(value),
});

/** Returns whether the digest matches the other fields. The digest is not a signature. */
export const isUnchanged = ({ digest, ...value }: Certificate): boolean =>
  digestOf(value) === digest;

/** Reads a certificate. Throws when it is malformed or was changed. */
export const parseCertificate = (json: string): Certificate => {
  const value = certificate.parse(JSON.parse(json));
  if (!isUnchanged(value))
    throw new Error('The digest does not fit: the certificate was changed. Run the laws again.');
  return value;
};
