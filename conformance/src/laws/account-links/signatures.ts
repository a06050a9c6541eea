// Laws about who may link accounts: only the partner that signed these exact bytes, and only once.
import { law, type Law, type Need } from '../../law.ts';
import {
  becomePartner,
  registerPartner,
  sendLink,
  signed,
  walletLink,
  type Partner,
} from '../../run/samples/account-links.ts';
import type { Trial } from '../../run/trial.ts';
import { expectRefusal, expectSame, expectStatus, expectThat, summarize } from '../../violation.ts';
import { field, isSuccess, itemsOf, type ApiResponse } from '../../targets/wire/message.ts';

const needs: readonly Need[] = ['writes', 'control', 'partners'];

const linkId = (response: ApiResponse): unknown => {
  expectThat(isSuccess(response), 'a link', summarize(response));
  return field(response.body, 'referenceNo');
};

/** Counts the payment methods of the account. */
const countMethods = async (trial: Trial): Promise<number> =>
  itemsOf((await trial.call('payment_methods.list', { query: { limit: 50 } })).body).length;

/** Headers that must not link an account, with the status that they get. */
const forgeries = (trial: Trial, partner: Partner) => {
  const other = signed(partner.id, 'other', JSON.stringify(walletLink(trial)));
  return [
    [401, { 'x-signature': other['x-signature'] ?? '' }],
    [401, { 'x-signature': 'none' }],
    // As many characters as a signature has, but of two bytes each.
    [401, { 'x-signature': '\u00ff'.repeat(44) }],
    [401, { 'x-timestamp': '2026-01-01T00:00:00+07:00' }],
    [401, { 'x-partner-id': trial.newReference() }],
    // A day that does not exist, and times in other forms than yyyy-MM-ddTHH:mm:ssTZD.
    ...[
      '2026-02-30T00:00:00+07:00',
      '2026-01-01T00:00:00',
      '2026-01-01T00:00+07:00',
      '2026-01-01 00:00:00+07:00',
      '2026-01-01',
    ].map((time) => [400, { 'x-timestamp': time }] as const),
  ] as const;
};

const forged = law({
  id: 'snap-1',
  title: 'a link is made for the partner that has signed its bytes and for nobody else',
  level: 'M',
  clauses: [
    'SNAP-01',
    'SNAP-03',
    'SNAP-HDR-X-SIGNATURE',
    'SNAP-HDR-X-PARTNER-ID',
    'SNAP-HDR-X-TIMESTAMP',
    'AUTH-14',
  ],
  needs,
  witnesses: ['linked', 'forged'],
  run: async (trial) => {
    const partner = await becomePartner(trial);
    const stranger = { ...(await becomePartner(trial)), actor: partner.actor };
    trial.useActor(partner.actor);
    for (const [status, headers] of forgeries(trial, partner)) {
      const refused = await sendLink(trial, partner, walletLink(trial), headers);
      expectStatus(refused, status, `for ${JSON.stringify(headers)}`);
      trial.witness('forged');
    }
    const foreign = await sendLink(trial, stranger, walletLink(trial));
    expectStatus(foreign, 401, 'for the partner of another account');
    expectSame('payment methods after forged links', 0, await countMethods(trial));
    const id = linkId(await sendLink(trial, partner, walletLink(trial)));
    const { body } = await trial.call('payment_methods.get', { params: { id: String(id) } });
    expectSame('status of the method', 'REQUIRES_ACTION', field(body, 'status'));
    trial.witness('linked');
  },
});

const replayed = law({
  id: 'snap-2',
  title: 'one X-EXTERNAL-ID is one link, however often it is signed and sent',
  level: 'M',
  clauses: ['SNAP-HDR-X-EXTERNAL-ID', 'IDEM-HDR-x_external_id', 'SNAP-UNSPEC-04'],
  needs,
  run: async (trial) => {
    const partner = await becomePartner(trial);
    const body = walletLink(trial);
    const once = { 'x-external-id': trial.newReference() };
    const first = linkId(await sendLink(trial, partner, body, once));
    // A repeat has its own timestamp and a new signature.
    for (const at of [Date.now(), Date.now() - 2_000]) {
      const again = await sendLink(trial, partner, body, once, at);
      expectSame('the link of a repeat', first, linkId(again));
    }
    expectSame('payment methods after a repeat', 1, await countMethods(trial));
    const other = await sendLink(trial, partner, walletLink(trial), once);
    expectRefusal(other, 409, ['IDEMPOTENCY_ERROR'], 'for another body');
    const unsigned = await sendLink(trial, partner, body, { ...once, 'x-signature': 'none' });
    expectStatus(unsigned, 401, 'for a repeat without signature');
    const second = await registerPartner(trial, partner.actor);
    const own = linkId(await sendLink(trial, second, walletLink(trial), once));
    expectThat(own !== first, 'a link of its own for another partner of the account', own);
    const twice = await sendLink(trial, partner, body);
    expectRefusal(twice, 409, ['DUPLICATE_ERROR'], 'for a partnerReferenceNo of the same day');
  },
});

export const signatureLaws: readonly Law[] = [forged, replayed];
