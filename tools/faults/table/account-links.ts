// Data table of faults in account links of the bank standard: who may call, and what is required.
import type { Fault } from '../fault.ts';

export const accountLinkFaults: readonly Fault[] = [
  {
    id: 'snap-signature-unchecked',
    title: 'a signature of other bytes is accepted',
    find: "if (!isSignedRequest(partner.publicKey, signedPart(request), headers['x-signature'] ?? ''))",
    replace: "if (headers['x-signature'] === 'none')",
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
    title: 'a partnerReferenceNo makes two links on one day',
    find: '`link ${new Date(now).toISOString().slice(0, 10)} ${reference}`',
    replace: '`link ${new Date(now).toISOString()} ${reference}`',
    laws: ['snap-2'],
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
    title: 'a link is made without its user',
    find: "require: ['additionalData.userId'],",
    replace: 'require: [],',
    laws: ['snap-4'],
  },
];
