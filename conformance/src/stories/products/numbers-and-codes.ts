// Stories of payments of v2 by numbers and codes, with their handwritten scenarios.
import { AT_ONCE, MANY, togetherWith } from '../levels.ts';
import { again, key, make, on, scenario, time } from '../scenario.ts';
import { paidBy } from './payments-of-v2.ts';
import type { Product } from '../product.ts';

const outlet = 'create a payment request by OVER_THE_COUNTER';
const number = 'create a payment request by VIRTUAL_ACCOUNT';
const code = 'create a payment request by QR_CODE';
const refund = 'refund a payment request';
const pay = 'pay a payment request';
const expire = 'expire a payment method';
/** A single payment by a method of its own. */
const once = { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' };

export const numbersAndCodes: Product = {
  ...paidBy(['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE']),
  id: 'story-3',
  name: 'payments of v2 by numbers and codes',
  scenarios: [
    scenario('story-110', 'two requests wait for one number that is used up', [
      make('create a payment method', {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'ONE_TIME_USE',
        channel: 'usual',
      }),
      make(number, { reusability: 'ONE_TIME_USE', method: 'saved before' }),
      make(number, { reusability: 'ONE_TIME_USE', method: 'saved before' }),
      on(2, pay),
      on(3, pay),
    ]),
    scenario(
      'story-111',
      'banks of the Philippines are paid just above and below the bound of their network',
      [
        make(number, {
          reusability: 'MULTIPLE_USE',
          method: 'inside',
          channel: 'by network',
          amount: 'around fifty thousand',
        }),
        on(1, pay),
        make(number, {
          reusability: 'MULTIPLE_USE',
          method: 'inside',
          channel: 'by network',
          amount: 'around fifty thousand',
        }),
        on(3, pay),
        make(number, {
          reusability: 'MULTIPLE_USE',
          method: 'inside',
          channel: 'by network',
          amount: 'around fifty thousand',
        }),
        on(5, pay),
      ],
    ),
    scenario('story-112', 'a QR payment is refunded at once, with its fee', [
      make(code, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, pay),
      on(1, refund, { share: 'the rest' }),
    ]),
    scenario(
      'story-113',
      'a number for many is paid again and again, and stays paid when it ends',
      [
        make(number, { reusability: 'MULTIPLE_USE', method: 'inside', channel: 'usual' }),
        on(1, pay),
        on(1, pay),
        on(1, pay),
        on(1.1, expire),
      ],
    ),
    scenario(
      'story-126',
      'an account of the Philippines is paid by both of its networks',
      ['fifty thousand', 'just above fifty thousand'].flatMap((amount, at) => [
        make(number, {
          reusability: 'MULTIPLE_USE',
          channel: 'by network',
          method: 'inside',
          inside: 'agrees',
          amount,
        }),
        on(2 * at + 1, pay),
      ]),
    ),
    scenario('story-132', 'a QR payment is refunded after a day, without its fee', [
      make(code, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
      on(1, pay),
      time.after,
      on(1, refund, { share: 'the rest' }),
    ]),
    scenario('story-133', 'a number is taken back while its payment waits', [
      make('create a payment method', { type: 'VIRTUAL_ACCOUNT', reusability: 'ONE_TIME_USE' }),
      make(number, { reusability: 'ONE_TIME_USE', method: 'saved and usable' }),
      on(1, expire),
      on(2, pay),
    ]),
    scenario(
      'story-136',
      'a number for many is paid by whom nobody has asked',
      ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER'].flatMap((type, at) => [
        make('create a payment method', { type, reusability: 'MULTIPLE_USE', channel: 'usual' }),
        on(2 * at + 1, 'pay a payment method'),
      ]),
    ),
    scenario(
      'story-142',
      'a number is paid at once by its own name and by that of its request',
      [number, outlet, code].flatMap((what, at) => [
        make(what, once),
        on(4 * at + 1, pay, { [AT_ONCE]: MANY }),
        make(what, { ...once, reusability: 'MULTIPLE_USE' }),
        on(4 * at + 3, pay, { [AT_ONCE]: MANY }),
      ]),
    ),
    scenario(
      'story-143',
      'a number is paid at the moment in which it is taken back',
      [1, 3, 5, 7].flatMap((at) => [
        make(number, once),
        on(at, pay, { [AT_ONCE]: togetherWith(expire) }),
      ]),
    ),
    scenario(
      'story-154',
      'a change of a payment method that is sent once more undoes no later one',
      [
        make('create a payment method', { ...key, type: 'VIRTUAL_ACCOUNT', channel: 'usual' }),
        on(1, 'change a payment method', { ...key, field: 'both' }),
        on(1, 'change a payment method', { ...key, field: 'both' }),
        again(2),
      ],
    ),
    scenario(
      'story-160',
      'a QR payment is refunded on the next day of the calendar, with its fee',
      [
        make(code, { reusability: 'ONE_TIME_USE', method: 'inside', channel: 'usual' }),
        on(1, pay),
        time.midnight,
        on(1, refund, { share: 'the rest' }),
      ],
    ),
  ],
};
