// Data table of faults in account links of the bank standard: who may call, and what is required.
import type { Fault } from '../fault.ts';

export const accountLinkFaults: readonly Fault[] = [
  {
    id: 'snap-signature-unchecked',
    title: 'a signature over other bytes is accepted',
    find: "if (!isSigned(signedPart(request), request.headers['x-signature'] ?? '')) return wrongSignature;",
    replace: "if (request.headers['x-signature'] === 'none') return wrongSignature;",
    laws: ['snap-1'],
  },
  {
    id: 'snap-foreign-partner',
    title: 'the partner of another account is accepted',
    find: 'if (partner?.account !== key.account || partner.mode !== key.mode) return unknownPartner;',
    replace: 'if (!partner) return unknownPartner;',
    laws: ['snap-1'],
  },
  {
    id: 'snap-reference-twice',
    title: 'one partnerReferenceNo creates two links on the same day',
    find: "`link ${toIsoString(now).slice(0, 10)} ${context.partner?.id ?? ''} ${reference}`",
    replace: "`link ${toIsoString(now)} ${context.partner?.id ?? ''} ${reference}`",
    laws: ['snap-2'],
  },
  {
    id: 'snap-partners-share-keys',
    title: 'all partners of one account share one space of X-EXTERNAL-ID values',
    find: "'x-external-id': 'x-partner-id', none: null",
    replace: "'x-external-id': null, none: null",
    laws: ['snap-2'],
  },
  {
    id: 'snap-signature-bytes',
    title: 'a signature that is not Base64 gets a server error',
    find: "verify('RSA-SHA256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))",
    replace:
      "signature.split('').every((one) => one < '\u0080' || JSON.parse(one)) && verify('RSA-SHA256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))",
    laws: ['snap-1'],
  },
  {
    id: 'snap-day-that-is-none',
    title: 'X-TIMESTAMP may name a day that does not exist',
    find: 'timestampForm.test(value) && !Number.isNaN(parseTimestamp(value))',
    replace: 'timestampForm.test(value) && !Number.isNaN(Date.parse(value))',
    laws: ['snap-1'],
  },
  {
    id: 'snap-phone-unneeded',
    title: 'a wallet for one use is linked without a phone number',
    find: "require: ['phoneNo'],",
    replace: 'require: [],',
    laws: ['snap-4'],
  },
  {
    id: 'snap-user-unneeded',
    title: 'a link is created without its user',
    find: "require: ['additionalData.userId'],",
    replace: 'require: [],',
    laws: ['snap-4'],
  },
  {
    id: 'snap-time-without-zone',
    title: 'X-TIMESTAMP may lack its time zone',
    find: '(?:Z|[+-]\\d\\d:\\d\\d)$/;',
    replace: '(?:Z|[+-]\\d\\d:\\d\\d)?$/;',
    laws: ['snap-1'],
  },
  {
    id: 'snap-key-with-partner',
    title: 'an X-EXTERNAL-ID and its partner may have 100 characters together',
    find: 'if (key.length < 1 || key.length > limits.idempotency_key_characters)',
    replace:
      'if (key.length < 1 || key.length + (owner === null ? 0 : 10) > limits.idempotency_key_characters)',
    laws: ['story-186'],
  },
  {
    id: 'snap-page-unknown-afterwards',
    title: 'the page of a link for one use is unknown once the wallet is linked',
    find: "purpose: ({ reusable, authorizedOn }, { name }) => reusable || authorizedOn === 'page' ?",
    replace: 'purpose: ({ reusable, openUntil }, { name }) => reusable || openUntil !== null ?',
    laws: ['story-183', 'story-180'],
  },
  {
    id: 'link-always-indonesian',
    title: 'the result of an account link always has the country ID',
    find: 'const { country, status, created, updated, metadata } = method;',
    replace: `const { status, created, updated, metadata } = method;
  const country = 'ID';`,
    laws: ['story-180'],
  },
];
