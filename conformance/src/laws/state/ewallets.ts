// Laws about e-wallet payments: the variant of each wallet, what their payers make of them, and the
// versions that wait.
import { chosen, type EwalletType } from '@kasir/models';
import { law, type Law } from '../../law.ts';
import { ewalletBody, ewalletQuery, makeEwallet } from '../../run/samples/ewallets.ts';
import { versionOf, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { eventually } from '../../run/eventually.ts';
import {
  errorCodeOf,
  expectObject,
  expectRefusal,
  expectSame,
  expectStatus,
  expectThat,
  textOf,
} from '../../violation.ts';

const CREATE = 'ewallets.create';
const READ = 'ewallets.get';
const endpoints = [CREATE, READ];

const named = ['business_id', 'external_id', 'status', 'amount'];
const open = [...named, 'checkout_url', 'expired_at'];
const decided = [...named, 'payment_timestamp'];

/** The fields of the status of each wallet, and of LINKAJA by its status. */
const fieldsOf = (wallet: EwalletType, status: string): readonly string[] => {
  switch (wallet) {
    case 'OVO':
      return [...named, 'ewallet_type', 'transaction_date'];
    case 'DANA':
      return [...named, 'checkout_url', 'expiration_date'];
    case 'LINKAJA':
      return ['PENDING', 'EXPIRED'].includes(status) ? open : decided;
  }
};

const statuses: Readonly<Record<EwalletType, readonly string[]>> = {
  OVO: ['COMPLETED', 'PENDING', 'FAILED'],
  DANA: ['PAID', 'PENDING', 'FAILED', 'EXPIRED'],
  LINKAJA: ['COMPLETED', 'FAILED', 'PENDING', 'EXPIRED'],
};

const wallets = Object.keys(statuses) as EwalletType[];

/** Reads a payment, and checks that it is what its wallet shows of it. */
const check = async (trial: Trial, payment: Made): Promise<Made> => {
  const wallet = payment['ewallet_type'] as EwalletType;
  const response = await trial.call(READ, { ...versionOf(READ), query: ewalletQuery(payment) });
  const seen = expectObject(response, `for a payment by ${wallet}`);
  const status = textOf(seen, 'status');
  expectThat(statuses[wallet].includes(status), `a status of ${wallet}`, status);
  const wanted = fieldsOf(wallet, status).toSorted();
  expectSame(`the fields of ${wallet} ${status}`, wanted, Object.keys(seen).toSorted());
  const isText =
    wallet !== 'LINKAJA' && chosen('ewallet_amount', trial.context.dialect) === 'as text';
  const amount = Number(payment['amount']);
  expectSame(`amount of ${wallet}`, isText ? String(amount) : amount, seen['amount']);
  expectSame('external_id', payment['external_id'], seen['external_id']);
  if (wallet === 'OVO') expectSame('ewallet_type', wallet, seen['ewallet_type']);
  for (const name of ['transaction_date', 'expiration_date', 'expired_at', 'payment_timestamp']) {
    const time = seen[name];
    const isTime = typeof time === 'string' && !Number.isNaN(Date.parse(time));
    expectThat(time === undefined || isTime, `a time as ${name}`, time);
  }
  if ('checkout_url' in seen)
    expectThat(URL.canParse(String(seen['checkout_url'])), 'a URL', seen['checkout_url']);
  trial.witness(`${wallet} ${status}`);
  return seen;
};

/** Versions by whether the request for an OVO payment waits for its outcome. */
const versions = [
  ['2019-02-04', true],
  ['2020-02-21', false],
] as const;

const waits = law({
  id: 'ver-61',
  on: CREATE,
  title: 'an OVO payment is answered with its outcome before version 2020-02-21, and PENDING since',
  level: 'M',
  clauses: ['VER-11', 'EWALLET-FIELD-A-status', 'STATE-EWALLET-SET'],
  endpoints,
  witnesses: ['OVO COMPLETED'],
  run: async (trial) => {
    for (const [version, isAwaited] of versions) {
      const headers = { 'api-version': version };
      for (const [change, end] of [
        [{}, 'COMPLETED'],
        ...trial.magic.declinedWalletPayments.map((amount) => [{ amount }, 'FAILED'] as const),
      ] as const) {
        const body = ewalletBody(trial, 'OVO', change);
        const response = await trial.call(CREATE, { headers, body });
        if (!isAwaited)
          expectSame('the first status', 'PENDING', expectObject(response, version)['status']);
        else if (end === 'FAILED')
          expectRefusal(response, 400, ['USER_DECLINED_THE_TRANSACTION'], `in ${version}`);
        else expectStatus(response, 200, `in ${version}`);
        const seen = await (isAwaited
          ? check(trial, body)
          : eventually(
              trial,
              () => check(trial, body),
              ({ status }) => status !== 'PENDING',
            ));
        expectSame(`the outcome in ${version}`, end, seen['status']);
      }
    }
  },
});

const found = law({
  id: 'val-61',
  on: READ,
  title: 'an e-wallet payment is found by external_id and ewallet_type together, and made once',
  level: 'M',
  clauses: [
    'EWALLET-GET-ERR-PAYMENT_NOT_FOUND_ERROR',
    'EWALLET-GET-external_id',
    'EWALLET-GET-ewallet_type',
    'EWALLET-UNSPEC-03',
    'LIMIT-09',
  ],
  endpoints,
  run: async (trial) => {
    const payment = await makeEwallet(trial, 'DANA');
    const { external_id } = payment;
    const read = (query: Made) => trial.call(READ, { ...versionOf(READ), query });
    for (const [query, why] of [
      [{ external_id, ewallet_type: 'OVO' }, 'of another wallet'],
      [{ external_id: trial.newReference(), ewallet_type: 'DANA' }, 'that there is not'],
      [{ external_id: 'x'.repeat(1_000), ewallet_type: 'DANA' }, 'of 1000 characters'],
    ] as const)
      expectRefusal(await read(query), 404, ['PAYMENT_NOT_FOUND_ERROR'], `for one ${why}`);
    for (const query of [
      { external_id: 'x'.repeat(1_001), ewallet_type: 'DANA' },
      { external_id, ewallet_type: 'dana' },
      { external_id, ewallet_type: 'GCASH' },
      { external_id },
      { ewallet_type: 'DANA' },
    ]) {
      const { status } = await read(query);
      expectThat(status >= 400 && status < 500, 'a rejection', [query, status]);
    }
    for (const wallet of wallets) {
      const body = ewalletBody(trial, wallet, { external_id });
      const again = await trial.call(CREATE, { ...versionOf(CREATE), body });
      const code = errorCodeOf(again) ?? '';
      expectThat(code.startsWith('DUPLICATE_PAYMENT'), 'a rejected duplicate', [wallet, code]);
    }
    expectSame('the first payment', 'PENDING', (await check(trial, payment))['status']);
  },
});

export const ewalletLaws: readonly Law[] = [waits, found];
