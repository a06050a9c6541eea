// The entry point of account linking: the client, and the signatures of its requests.
export * from './client.ts';
export {
  isSignedBy,
  isSignedRequest,
  isSignedWithSecret,
  minifyJson,
  signAsymmetric,
  signSymmetric,
  textToSign,
  timestampOf,
  tokenTextToSign,
  type SignedRequest,
} from './signature.ts';
