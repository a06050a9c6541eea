// Verifies that the merchant of the charge has signed a form, and selects the secret that signs
// the result.
import { fail, invalid, type Command, type Fail } from '@kasir/core/server';
import type { acceptSafely } from './accept.contract.ts';
import { signedNames, signerOf, type Fields } from './signature.ts';

export type AcceptanceBody = Command<typeof acceptSafely>['body'];

/**
 * Fields outside the signature: those that the payer enters, which the merchant cannot sign, and
 * those that identify the signer.
 */
const unsigned: ReadonlySet<string> = new Set([
  'card_number',
  'card_exp_year',
  'card_exp_month',
  'card_cvn',
  'authorization',
  'signed_field_names',
  'signature',
]);

/** Matches a part of a value that could be taken for another field of the signed text. */
const another = /, [a-z_]+: /;

const fieldsOf = (body: AcceptanceBody): Fields =>
  Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string | number | boolean] => (entry[1] ?? null) !== null,
    ),
  );

type Verified = { readonly ok: true; readonly secret: string } | Fail<VerifyError>;
type VerifyError = 'API_VALIDATION_ERROR' | 'INVALID_SIGNATURE_ERROR';

/** Returns the problem of the list of names, or null. */
const listProblem = (fields: Fields, names: readonly string[]): string | null => {
  const absent = names.find((name) => !(name in fields));
  if (absent !== undefined) return `${absent} is not sent. Send it, or omit it from the list.`;
  const open = Object.keys(fields).find((name) => !unsigned.has(name) && !names.includes(name));
  if (open !== undefined) return `${open} must be signed. Add it to the list and sign again.`;
  const mixed = names.find((name) => another.test(String(fields[name])));
  return mixed === undefined ? null : `${mixed} must not contain the name of another field.`;
};

/** Verifies a form; a form that is sent with a secret key needs no signature. */
export const verifyForm = ({
  body,
  context: { signing },
}: Pick<Command<typeof acceptSafely>, 'body' | 'context'>): Verified => {
  const { secrets = [], trusted = false } = signing ?? {};
  const [own = ''] = secrets;
  const { signature, signed_field_names: list } = body;
  if (trusted && !list && !signature) return { ok: true, secret: own };
  const wrong = fail(
    'INVALID_SIGNATURE_ERROR',
    'The signature is missing or wrong. Sign the listed fields with a secret key of this account.',
  );
  if (!list || !signature) return wrong;
  const fields = fieldsOf(body);
  const names = signedNames(list);
  const problem = listProblem(fields, names);
  if (problem !== null) return invalid('body.signed_field_names', problem);
  const secret = signerOf(secrets, fields, names, signature);
  return secret === null ? wrong : { ok: true, secret };
};
