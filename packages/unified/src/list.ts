// Functions that every list shares, in the unified API and in other generations.
export { anyOf, between, nextLink, oneOf, pageBy, pageOf } from '@kasir/core/server';
