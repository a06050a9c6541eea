// Makes the requests of the platform for tests, on any channel of the channel table.
import { randomUUID } from 'node:crypto';
import type { OperationRequest } from '@kasir/connector';
import type { Channel } from '@kasir/models';
import type { RequestOf } from '../request-of.ts';

/** A test card whose bank requires authentication of its holder. */
const card = {
  type: 'card',
  number: '4000000000001091',
  exp_month: '12',
  exp_year: '2039',
  cvn: '123',
  holder: 'Siti Aminah',
} as const;

/** All data that a channel may require from the payer. */
const account = {
  type: 'account',
  mobile_number: '+6281234567890',
  account_number: '900300700112',
  cashtag: '$siti',
  email: 'siti@customers.example',
  card_last_four: '1234',
  card_expiry: '12/39',
} as const;

/** Returns a new id of an operation. */
const newId = (): string => `op_${randomUUID()}`;

type Changes = Readonly<Record<string, unknown>>;

/** Returns a valid request; `changes` replaces fields. */
export const makeRequest = <Work extends OperationRequest['work']>(
  work: Work,
  channel: Channel,
  changes: Changes = {},
): RequestOf<Work> => {
  const { type, code, country, currency, bounds } = channel;
  const hasAmount = work !== 'link' && work !== 'unlink' && work !== 'close';
  const id = newId();
  return {
    id,
    work,
    channel: { type, code, country },
    amount: hasAmount ? { value: amountOn(bounds.min), currency } : null,
    references: { merchant: `order of ${id}`, account: 'acc_toko', object: 'pr-1' },
    customer: {
      id: `customer of ${id}`,
      given_names: 'Siti',
      surname: 'Aminah',
      email: 'siti@customers.example',
      mobile_number: '+6281234567890',
    },
    return_urls: {
      success: 'https://merchant.example/thanks',
      failure: 'https://merchant.example/sorry',
      cancel: null,
    },
    source: type === 'CARD' ? card : account,
    parent: null,
    parts: null,
    metadata: null,
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 900_000).toISOString(),
    ...changes,
  } as unknown as RequestOf<Work>;
};

/** Returns an amount in minor units that every channel with this minimum accepts. */
const amountOn = (min: number): number => min + 777;

/** Returns a request about another operation. */
export const childOf = <Work extends 'capture' | 'void' | 'refund' | 'unlink' | 'close'>(
  work: Work,
  parent: OperationRequest,
  channel: Channel,
  changes: Changes = {},
): RequestOf<Work> =>
  makeRequest(work, channel, {
    source: null,
    customer: null,
    parent: parent.id,
    parts: work === 'capture' ? { is_final: false } : null,
    ...(work !== 'unlink' && work !== 'close' && { amount: parent.amount }),
    ...changes,
  });

/** Returns the source of an issue: the number to create. */
export const numberSource = (reusable: boolean) => ({
  type: 'number' as const,
  suggested: null,
  holder: 'Toko Sari',
  reusable,
});

/** Returns the token of a link as the source of a charge. */
export const tokenSource = (token: string) => ({ type: 'token' as const, token });
