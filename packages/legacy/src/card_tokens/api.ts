// The endpoints of card tokens and authentications, by the names of the client's methods.
export { authenticateCardTokenHandler as authenticate } from './authenticate.ts';
export {
  createCardTokenHandler as create,
  createFormerCardTokenHandler as createFormer,
} from './create.ts';
export { getCardAuthenticationHandler as getAuthentication } from './get-authentication.ts';
export { getCardTokenHandler as get } from './get.ts';
