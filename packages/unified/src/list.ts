// What every list of the unified API shares with those of other generations.
export { anyOf, between, nextLink, oneOf, pageBy, pageOf } from '@kasir/core/server';
