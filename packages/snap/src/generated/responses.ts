// What the calls of this package return, to compare responses with.
// Generated from the contracts by `npm run generate`; not edited by hand.
import * as z from 'zod/mini';

const accountLinkParams = /* @__PURE__ */ z.object({
  action: z.string(),
  redirectToDeeplink: z.enum(['Y', 'N']),
});
const accountLinkUserInfo = /* @__PURE__ */ z.object({ publicUserId: z.string() });
const reusability = /* @__PURE__ */ z.enum(['ONE_TIME_USE', 'MULTIPLE_USE']);
const paymentMethodStatus = /* @__PURE__ */ z.enum([
  'REQUIRES_ACTION',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'PENDING',
  'FAILED',
]);
const accountLinkAdditionalInfo = /* @__PURE__ */ z.object({
  id: z.string().check(z.regex(new RegExp('^pm-.*', 'u'))),
  business_id: z.string(),
  customer_id: z.nullable(z.string()),
  reference_id: z.string().check(z.minLength(1)),
  reusability: reusability,
  country: z.string().check(z.regex(new RegExp('^[A-Z]{2}$', 'u'))),
  status: paymentMethodStatus,
  created: z.string(),
  updated: z.string(),
  metadata: z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});
const accountLink = /* @__PURE__ */ z.object({
  responseCode: z.string().check(z.regex(new RegExp('^\\d{7}$', 'u'))),
  responseMessage: z.string(),
  referenceNo: z.string(),
  partnerReferenceNo: z.string(),
  nextAction: z.string(),
  params: accountLinkParams,
  userInfo: accountLinkUserInfo,
  additionalInfo: accountLinkAdditionalInfo,
});
const createAccessTokenResponse = /* @__PURE__ */ z.object({
  responseCode: z.string(),
  responseMessage: z.string(),
  accessToken: z.string(),
  tokenType: z.literal('Bearer'),
  expiresIn: z.string(),
});

/** Response of each call, by its id. */
export const responses = {
  'account_links.create': accountLink,
  'access_tokens.create': createAccessTokenResponse,
};
