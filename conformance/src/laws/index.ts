// Lists every law of the suite, in order of execution.
import { nameOf, type Law } from '../law.ts';
import { linkFieldLaws } from './account-links/fields.ts';
import { signatureLaws } from './account-links/signatures.ts';
import { keyLaws } from './authentication/keys.ts';
import { notFoundLaws } from './errors/not-found.ts';
import { customerLaws } from './filters/customers.ts';
import { qrPaymentLaws } from './filters/qr-payments.ts';
import { unknownFilterLaws } from './filters/unknown.ts';
import { bodyLaws } from './http/bodies.ts';
import { oddRequestLaws } from './http/odd-requests.ts';
import { routeLaws } from './http/routes.ts';
import { urlLaws } from './http/urls.ts';
import { changedBodyLaws } from './idempotency/changed-bodies.ts';
import { cutConnectionLaws } from './idempotency/cut-connections.ts';
import { headerNameLaws } from './idempotency/header-names.ts';
import { refusalLaws } from './idempotency/refusals.ts';
import { forUserIdLaws } from './isolation/for-user-id.ts';
import { platformLaws } from './isolation/platforms.ts';
import { paginationLaws } from './pagination/pages.ts';
import { limitLaws } from './rate-limits/limits.ts';
import { windowLaws } from './rate-limits/windows.ts';
import { paymentTypeLaws } from './round-trip/payment-types.ts';
import { sentFieldLaws } from './round-trip/sent-fields.ts';
import { textLaws } from './round-trip/texts.ts';
import { storyLaws } from '../stories/laws.ts';
import { boundLaws } from './validation/bounds.ts';
import { completeRejectionLaws } from './validation/complete-rejections.ts';
import { decisionTableLaws } from './validation/decision-tables.ts';
import { endLaws } from './validation/ends.ts';
import { nullLaws } from './validation/nulls.ts';
import { formLaws } from './validation/forms.ts';
import { refusedValueLaws } from './validation/refused-values.ts';
import { wholeRequestLaws } from './validation/whole-requests.ts';
import { accountSettingLaws } from './versions/account-settings.ts';
import { versionHeaderLaws } from './versions/version-header.ts';
import { retryLaws } from './webhooks/retries.ts';
import { slowReceiverLaws } from './webhooks/slow-receivers.ts';
import { subAccountLaws } from './webhooks/sub-accounts.ts';
import { watchers } from './every-response/watchers.ts';
import { Secrets } from '../targets/wire/secrets.ts';

export { watchers };

/** Laws about every response: they send nothing and judge what the others receive. */
export const watchingLaws: readonly Law[] = watchers({
  secrets: new Secrets(),
  clockStands: true,
  demand: 'declared',
}).map(({ law }) => law);

/** Laws that send requests; those that use up rate limits run last. */
export const laws: readonly Law[] = [
  ...keyLaws,
  ...changedBodyLaws,
  ...refusalLaws,
  ...cutConnectionLaws,
  ...headerNameLaws,
  ...refusedValueLaws,
  ...formLaws,
  ...nullLaws,
  ...boundLaws,
  ...wholeRequestLaws,
  ...completeRejectionLaws,
  ...decisionTableLaws,
  ...endLaws,
  ...sentFieldLaws,
  ...textLaws,
  ...paymentTypeLaws,
  ...paginationLaws,
  ...customerLaws,
  ...qrPaymentLaws,
  ...unknownFilterLaws,
  ...notFoundLaws,
  ...retryLaws,
  ...subAccountLaws,
  ...slowReceiverLaws,
  ...platformLaws,
  ...forUserIdLaws,
  ...signatureLaws,
  ...linkFieldLaws,
  ...routeLaws,
  ...bodyLaws,
  ...oddRequestLaws,
  ...urlLaws,
  ...versionHeaderLaws,
  ...accountSettingLaws,
  ...storyLaws,
  ...limitLaws,
  ...windowLaws,
];

const names = laws.map(nameOf);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== undefined) throw new Error(`Two laws are called ${twice}.`);
