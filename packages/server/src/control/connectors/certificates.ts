// Decides whether a connector may be used: by its certificate, or by the reason of an operator.
import { certificate, isUnchanged, type Certificate } from '@kasir/connector/certificate';
import type { Capabilities } from '@kasir/connector/client';
import { VERSION } from '@kasir/connector/protocol';
import { summary } from '@kasir/core/messages';
import { violations } from '@kasir/core/pipeline';
import { fail, invalid, type Fail } from '@kasir/core/server';
import type { LiveConnector } from '@kasir/payments/operation';

const run =
  'Run kasir-conformance connector --url URL --secret @FILE --certificate certificate.json against its test mode, and send what it wrote.';

/** The certificate or the override reason in a request. */
interface Claim {
  readonly certificate?: Readonly<Record<string, unknown>> | undefined;
  readonly override_reason?: string | undefined;
}

type Admission = Pick<LiveConnector, 'certificate' | 'override'>;

type Read = { readonly ok: true; readonly value: Certificate };

const refused = (field: string, message: string) =>
  invalid(`body.certificate${field === '' ? '' : `.${field}`}`, message);

const readCertificate = (
  document: Readonly<Record<string, unknown>>,
): Read | Fail<'API_VALIDATION_ERROR'> => {
  const problems = violations(certificate, document, 'body.certificate');
  if (problems.length > 0) return fail('API_VALIDATION_ERROR', summary(problems), problems);
  const data = certificate.parse(document);
  return isUnchanged(data)
    ? { ok: true, value: data }
    : refused('digest', `Must be the digest of the document: it was changed. ${run}`);
};

/** Returns the refusal of a certificate that is not valid for this connector, or null. */
const findProblem = (
  { connector, protocol, laws }: Certificate,
  { name, version }: Capabilities,
) => {
  if (connector.name !== name)
    return refused(
      'connector.name',
      `Must be the name that the connector at this URL has: ${name}.`,
    );
  if (connector.version !== version)
    return refused(
      'connector.version',
      `Must be the version of the connector, ${version}: it has changed since. ${run}`,
    );
  if (protocol !== VERSION)
    return refused('protocol', `Must be ${VERSION}, the version of this platform. ${run}`);
  const wrong = laws.filter(({ verdict }) => verdict !== 'PASS' && verdict !== 'SKIP');
  if (wrong.length > 0)
    return refused(
      'laws',
      `Must all hold: ${wrong.length} of ${laws.length} do not. Mend the connector and run the laws again.`,
    );
  return laws.some(({ verdict }) => verdict === 'PASS')
    ? null
    : refused('laws', `Must contain a law that was run. ${run}`);
};

/**
 * Returns what is stored to admit a connector with these capabilities, or the refusal with its
 * remedy. A reason of the operator `by` replaces a certificate; `now` is in milliseconds.
 */
export const admitConnector = (
  { certificate: document, override_reason: reason }: Claim,
  capabilities: Capabilities,
  { by, now }: { readonly by: string; readonly now: number },
): { readonly ok: true; readonly admission: Admission } | Fail<'API_VALIDATION_ERROR'> => {
  const override = reason === undefined ? null : { reason, by, at: now };
  if (document === undefined)
    return override
      ? { ok: true, admission: { certificate: null, override } }
      : refused(
          '',
          `This field is required to use a connector with real money. ${run} Or send override_reason.`,
        );
  if (override)
    return invalid('body.override_reason', 'Omit this field: a certificate needs no other reason.');
  const read = readCertificate(document);
  if (!read.ok) return read;
  const { connector, date, digest, laws } = read.value;
  return (
    findProblem(read.value, capabilities) ?? {
      ok: true,
      admission: {
        certificate: {
          digest,
          connector: connector.name,
          version: connector.version,
          issued: Date.parse(date),
          laws: laws.length,
          passed: laws.filter(({ verdict }) => verdict === 'PASS').length,
        },
        override: null,
      },
    }
  );
};
