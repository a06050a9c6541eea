// Exports the contracts of the bank-standard endpoints, and the signatures of their requests.
export * from './generated/contracts.ts';
export {
  isSignedBy,
  minifyJson,
  signAsymmetric,
  signSymmetric,
  textToSign,
  timestampOf,
  tokenTextToSign,
  type SignedRequest,
} from './signature.ts';
