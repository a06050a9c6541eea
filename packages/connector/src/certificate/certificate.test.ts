// Tests the certificate: its digest covers every field, and a malformed one is refused.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  connectorVerdicts,
  createCertificate,
  parseCertificate,
  type CertificateContent,
} from './index.ts';

const content: fc.Arbitrary<CertificateContent> = fc.record({
  version: fc.constant(1 as const),
  connector: fc.record({
    name: fc.string({ minLength: 1, maxLength: 64 }),
    version: fc.string({ minLength: 1, maxLength: 64 }),
  }),
  protocol: fc.constant('2026-11-26'),
  date: fc.constant('2026-11-26T08:00:00Z'),
  seed: fc.nat(),
  laws: fc.array(fc.record({ id: fc.string(), verdict: fc.constantFrom(...connectorVerdicts) })),
});

test('a certificate is read unchanged, whatever the order of its fields', () => {
  fc.assert(
    fc.property(content, (value) => {
      const written = createCertificate(value);
      const turned = Object.fromEntries(Object.entries(written).toReversed());
      expect(parseCertificate(JSON.stringify(written))).toEqual(written);
      expect(parseCertificate(JSON.stringify(turned))).toEqual(written);
    }),
  );
});

test('a certificate with a changed field is refused', () => {
  fc.assert(
    fc.property(content, content, (one, other) => {
      const { digest } = createCertificate(one);
      fc.pre(createCertificate(other).digest !== digest);
      expect(() => parseCertificate(JSON.stringify({ ...other, digest }))).toThrow('was changed');
    }),
  );
});

test.each(['null', '[]', '{}', '{"version":2}', '"'])('%s is refused as a certificate', (json) => {
  expect(() => parseCertificate(json)).toThrow();
});
