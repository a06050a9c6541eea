// Exports the contracts of card tokens and authentications under the names of the client methods.
export { authenticateCardToken as authenticate } from './authenticate.contract.ts';
export {
  createCardToken as create,
  createFormerCardToken as createFormer,
} from './create.contract.ts';
export { getCardAuthentication as getAuthentication } from './get-authentication.contract.ts';
export { getCardToken as get } from './get.contract.ts';
