// Laws about the fields that a link must have: headers, and what its channel and its use require.
import { law, type Law, type Need } from '../../law.ts';
import { bankLink, becomePartner, sendLink, walletLink } from '../../run/samples/account-links.ts';
import type { Body } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectThat, summarize } from '../../violation.ts';
import { field, isSuccess, itemsOf } from '../../targets/wire/message.ts';

const needs: readonly Need[] = ['writes', 'control', 'partners'];

/** A link that lacks a field, with the lower-case name at the end of its path. */
type Incomplete = readonly [name: string, body: Body, headers?: Readonly<Record<string, null>>];

const HEADERS = ['channel-id', 'x-external-id', 'x-partner-id', 'x-signature', 'x-timestamp'];

const incomplete = (trial: Trial): readonly Incomplete[] => [
  ...HEADERS.map((name): Incomplete => [name, walletLink(trial), { [name]: null }]),
  ['phoneno', walletLink(trial, { phoneNo: undefined }, { reusability: 'ONE_TIME_USE' })],
  ['phoneno', bankLink(trial, { phoneNo: undefined })],
  ['userid', walletLink(trial, { additionalData: {} })],
  ['userid', bankLink(trial, { additionalData: { email: 'siti@customers.example' } })],
  ['email', bankLink(trial, { additionalData: { userId: trial.newReference() } })],
  ['cashtag', walletLink(trial, {}, { payOption: 'JENIUSPAY' })],
  ['cardlastfour', bankLink(trial, {}, { channelProperties: { cardExpiry: '12/39' } })],
  ['cardexpiry', bankLink(trial, {}, { channelProperties: { cardLastFour: '1234' } })],
];

const required = law({
  id: 'snap-4',
  title:
    'a link requires exactly the headers and the fields of its channel and use, and an error names the missing one',
  level: 'M',
  clauses: [
    'SNAP-HDR-CHANNEL-ID',
    'SNAP-HDR-Content-Type',
    'SNAP-HDR-X-EXTERNAL-ID',
    'SNAP-HDR-X-PARTNER-ID',
    'SNAP-HDR-X-SIGNATURE',
    'SNAP-HDR-X-TIMESTAMP',
    'SNAP-phoneNo',
    'SNAP-additionalData.userId',
    'SNAP-additionalData.email',
    'SNAP-channelProperties.cashtag',
    'SNAP-channelProperties.cardLastFour',
    'SNAP-channelProperties.cardExpiry',
    'SNAP-UNSPEC-02',
  ],
  needs,
  run: async (trial) => {
    const partner = await becomePartner(trial);
    for (const [name, body, headers] of incomplete(trial)) {
      const response = await sendLink(trial, partner, body, headers);
      const errors = itemsOf(field(response.body, 'errors'));
      const isNamed = errors.some((one) => String(field(one, 'path')).toLowerCase().endsWith(name));
      const code = field(response.body, 'responseCode');
      expectThat(
        response.status === 400 && code === '4000702' && isNamed,
        `400 with responseCode 4000702 that names ${name}`,
        summarize(response),
      );
    }
    for (const body of [walletLink(trial, { phoneNo: undefined }), bankLink(trial)]) {
      const response = await sendLink(trial, partner, body);
      expectThat(isSuccess(response), 'a link of what is needed', summarize(response));
    }
  },
});

const addresses = {
  successReturnUrl: 'https://merchant.example/thanks',
  failureReturnUrl: 'https://merchant.example/sorry',
  cancelReturnUrl: 'https://merchant.example/another-time',
} as const;

const returned = law({
  id: 'snap-5',
  title: 'the page of a link leads to the address for what its payer has done there',
  level: 'M',
  clauses: Object.keys(addresses).map((name) => `SNAP-channelProperties.${name}`),
  needs: [...needs, 'payer'],
  witnesses: ['an address'],
  run: async (trial) => {
    const partner = await becomePartner(trial);
    const { payer } = trial.context.control ?? {};
    for (const [name, act] of [
      ['successReturnUrl', payer?.approve],
      ['failureReturnUrl', payer?.decline],
      ['cancelReturnUrl', payer?.leave],
    ] as const) {
      const body = walletLink(trial, {}, { channelProperties: addresses });
      const response = await sendLink(trial, partner, body);
      expectThat(isSuccess(response), 'a link', summarize(response));
      const page = field(response.body, 'nextAction');
      if (!act || typeof page !== 'string') continue;
      const location = await act(page);
      if (typeof location !== 'string') continue;
      expectSame(`where the page leads (${name})`, addresses[name], location);
      trial.witness('an address');
    }
  },
});

/** Names of users as partners send them, beginning with the shortest. */
const USERS = ['7', '71', '712', '7123', '+6281234567890'];

const masked = law({
  id: 'snap-6',
  title: 'the user of a link is masked, however short the name is',
  level: 'M',
  clauses: ['SNAP-FIELD-userInfo.publicUserId'],
  needs,
  run: async (trial) => {
    const partner = await becomePartner(trial);
    for (const userId of USERS) {
      const body = walletLink(trial, { additionalData: { userId } });
      const response = await sendLink(trial, partner, body);
      expectThat(isSuccess(response), 'a link', summarize(response));
      const masked = field(field(response.body, 'userInfo'), 'publicUserId');
      expectThat(
        typeof masked === 'string' && !masked.includes(userId),
        `publicUserId without the name ${userId} in clear`,
        masked,
      );
    }
  },
});

export const linkFieldLaws: readonly Law[] = [required, returned, masked];
