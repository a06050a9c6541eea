// Every law of the suite, in the order in which they are tried.
import { nameOf, type Law } from '../law.ts';
import type { Watcher } from '../run/watch.ts';
import type { Secrets } from '../wire/secrets.ts';
import { authLaws } from './auth.ts';
import { customerDetailLaws } from './customer-details.ts';
import { envWatchers } from './env.ts';
import { errLaws } from './err.ts';
import { flCustomerLaws } from './fl-customers.ts';
import { flListLaws } from './fl-lists.ts';
import { flMomentLaws } from './fl-moments.ts';
import { flQrLaws } from './fl-qr.ts';
import { flTogetherLaws } from './fl-together.ts';
import { flLaws } from './fl.ts';
import { httpBodyLaws } from './http-bodies.ts';
import { httpUrlLaws } from './http-urls.ts';
import { httpLaws } from './http.ts';
import { idemLeafLaws } from './idem-leaves.ts';
import { idemRaceLaws } from './idem-races.ts';
import { idemRefusalLaws } from './idem-refusal.ts';
import { idemReplayLaws } from './idem-replay.ts';
import { idemScopeLaws } from './idem-scope.ts';
import { isoKeyLaws } from './iso-keys.ts';
import { isoNameLaws } from './iso-names.ts';
import { isoLaws } from './iso.ts';
import { pgEdgeLaws } from './pg-edges.ts';
import { pgFilteredLaws } from './pg-filtered.ts';
import { pgTieLaws } from './pg-ties.ts';
import { pgLaws } from './pg.ts';
import { rcMoneyLaws } from './rc-money.ts';
import { rcNameLaws } from './rc-names.ts';
import { rcLaws } from './rc.ts';
import { refundLaws } from './refunds.ts';
import { reportLaws } from './reports.ts';
import { rlWindowLaws } from './rl-windows.ts';
import { rlLaws } from './rl.ts';
import { rtCreatedLaws } from './rt-created.ts';
import { rtFieldLaws } from './rt-fields.ts';
import { rtHeaderLaws } from './rt-headers.ts';
import { rtOtherLaws } from './rt-others.ts';
import { rtReadLaws } from './rt-read.ts';
import { shapeWatchers } from './rt-shape.ts';
import { secretWatchers } from './secrets.ts';
import { stCaptureLaws } from './st-captures.ts';
import { stCustomerLaws } from './st-customers.ts';
import { stIdentityLaws } from './st-identity.ts';
import { stMoneyLaws } from './st-money.ts';
import { stPaymentLaws } from './st-payments.ts';
import { stReportLaws } from './st-reports.ts';
import { stRequestLaws } from './st-requests.ts';
import { stLaws } from './st.ts';
import { valDecisionLaws } from './val-decisions.ts';
import { valEdgeLaws } from './val-edges.ts';
import { valFieldLaws } from './val-fields.ts';
import { valRuleLaws } from './val-rules.ts';
import { verSettingLaws } from './ver-settings.ts';
import { verLaws } from './ver.ts';
import { whMethodLaws } from './wh-methods.ts';
import { whMoneyLaws } from './wh-money.ts';
import { whOwnerLaws } from './wh-owners.ts';
import { whPaymentLaws } from './wh-payments.ts';
import { whReadLaws } from './wh-reads.ts';
import { whRetryLaws } from './wh-retry.ts';
import { whLaws } from './wh.ts';
import { qrCodeCallbackLaws } from './webhooks-qr-codes.ts';
import { xrBalanceLaws } from './xr-balance.ts';
import { xrFailureLaws } from './xr-failures.ts';
import { xrLineLaws } from './xr-lines.ts';
import { xrPaymentLaws } from './xr-payments.ts';
import { xrPurseLaws } from './xr-purse.ts';
import { xrRefundLaws } from './xr-refunds.ts';
import { xrTransferLaws } from './xr-transfers.ts';
import { xrLaws } from './xr.ts';

/** Laws that send requests of their own; those that use up limits come last. */
export const laws: readonly Law[] = [
  ...authLaws,
  ...idemReplayLaws,
  ...idemLeafLaws,
  ...idemRefusalLaws,
  ...idemScopeLaws,
  ...idemRaceLaws,
  ...valFieldLaws,
  ...valEdgeLaws,
  ...valRuleLaws,
  ...valDecisionLaws,
  ...rtCreatedLaws,
  ...rtOtherLaws,
  ...rtReadLaws,
  ...rtFieldLaws,
  ...rtHeaderLaws,
  ...stLaws,
  ...stRequestLaws,
  ...stPaymentLaws,
  ...stCaptureLaws,
  ...stReportLaws,
  ...stMoneyLaws,
  ...stCustomerLaws,
  ...stIdentityLaws,
  ...customerDetailLaws,
  ...refundLaws,
  ...xrLaws,
  ...xrPaymentLaws,
  ...xrRefundLaws,
  ...xrFailureLaws,
  ...reportLaws,
  ...xrBalanceLaws,
  ...xrTransferLaws,
  ...xrPurseLaws,
  ...xrLineLaws,
  ...pgLaws,
  ...pgEdgeLaws,
  ...pgTieLaws,
  ...pgFilteredLaws,
  ...flLaws,
  ...flTogetherLaws,
  ...flQrLaws,
  ...flCustomerLaws,
  ...flListLaws,
  ...flMomentLaws,
  ...errLaws,
  ...whLaws,
  ...whMoneyLaws,
  ...whPaymentLaws,
  ...whMethodLaws,
  ...whReadLaws,
  ...whRetryLaws,
  ...qrCodeCallbackLaws,
  ...whOwnerLaws,
  ...isoLaws,
  ...isoNameLaws,
  ...isoKeyLaws,
  ...rcLaws,
  ...rcMoneyLaws,
  ...rcNameLaws,
  ...httpLaws,
  ...httpBodyLaws,
  ...httpUrlLaws,
  ...verLaws,
  ...verSettingLaws,
  ...rlLaws,
  ...rlWindowLaws,
];

/** Laws that watch all others; new ones for each run. */
export const watchers = (secrets: Secrets, clockStands: boolean): Watcher[] => [
  ...envWatchers(clockStands),
  ...secretWatchers(secrets),
  ...shapeWatchers(),
];

const names = laws.map(nameOf);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== undefined) throw new Error(`Two laws are called ${twice}.`);
