// Data table of faults that show only where two things meet that are rare: an input of one kind in
// a state of another.
import type { Fault } from '../fault.ts';

export const combinationFaults: readonly Fault[] = [
  {
    id: 'limit-by-path',
    title: 'all endpoints at one path share one limit',
    find: 'const bucket = `${contract.id} ${partitionKey(partition)}`;',
    replace: 'const bucket = `${contract.path} ${partitionKey(partition)}`;',
    laws: ['rl-11'],
    rate: 60,
  },
  {
    id: 'work-beside-employment',
    title: 'role_description is lost unless other fields of work are sent with it',
    find: 'const workFields = [employer_name, nature_of_business, role_description];',
    replace: 'const workFields = [employer_name, nature_of_business];',
    laws: ['story-210'],
  },
  {
    id: 'hurry-again',
    title: 'a receiver has 5 seconds to answer a webhook that is sent again',
    find: 'timeoutMs: this.#timeoutMs,',
    replace:
      'timeoutMs: event.attempts.length > 0 ? Math.min(PROMPT_MS, this.#timeoutMs) : this.#timeoutMs,',
    laws: ['wh-9'],
    waits: true,
  },
  {
    id: 'lenient-number-in-form',
    title: 'a number in a form may be followed by anything',
    find: 'return numeric.test(text) ? Number(text) : text;',
    replace: 'return Number.isNaN(Number.parseFloat(text)) ? text : Number.parseFloat(text);',
    laws: ['val-72'],
  },
  {
    id: 'short-descriptor',
    title: 'the descriptor of a card charge is cut after 22 characters',
    find: '...(descriptor && { descriptor }),',
    replace: '...(descriptor && { descriptor: descriptor.slice(0, 22) }),',
    laws: ['story-211'],
  },
  {
    id: 'properties-of-token',
    title: 'a request of v3 by a token shows the properties of the token',
    find: '): Readonly<Record<string, unknown>> => ({ ...kept, ...ofInstrument(row) });',
    replace: `): Readonly<Record<string, unknown>> => ({
  ...(isOwnedByRequest(row) ? kept : (ownEcho(row)?.properties ?? kept)),
  ...ofInstrument(row),
});`,
    laws: ['story-208'],
  },
  {
    id: 'number-masked-like-card',
    title: 'the number of a bank account is masked like that of a card, which shows a short one',
    find: `masked: 'X'.repeat(number.length - 4) + number.slice(-4),`,
    replace: `masked: number.slice(0, 4) + 'X'.repeat(Math.max(number.length - 8, 0)) + number.slice(-4),`,
    laws: ['story-2'],
  },
  {
    id: 'platform-remembered-for-others',
    title: 'a platform may act for a sub-account of another that has just done so',
    find: 'const pair = `${partitionKey(platform)} ${id}`;',
    replace: 'const pair = id;',
    laws: ['iso-7'],
  },
  {
    id: 'failure-without-payer-unsent',
    title: 'v3 sends no payment.failure when a saved card or wallet is charged without its payer',
    find: `if (intent === null || getIntent(d, intent).state.status !== 'EXPIRED') failed(d, signal);`,
    replace: `const state = intent === null ? null : getIntent(d, intent).state;

  if (state !== null && state.initiator !== 'payer') return;
  if (state?.status !== 'EXPIRED') failed(d, signal);`,
    laws: ['story-207'],
  },
  {
    id: 'plan-invoice-open-all-cycle',
    title: 'invoices of a recurring payment without invoice_duration stay open for a whole cycle',
    find: 'Math.min(invoiceSeconds ?? limits.invoice_seconds.default, shortestSeconds(interval) - 1);',
    replace: 'Math.min(invoiceSeconds ?? Infinity, shortestSeconds(interval) - 1);',
    laws: ['story-127'],
  },
  {
    id: 'any-date-of-code',
    title: 'expires_at of a payment code takes any date that a program can read',
    find: `expires_at: day.nullish().describe('Expiry date of the payment code.'),`,
    replace: `expires_at: z
        .string()
        .refine((value) => !Number.isNaN(Date.parse(value)), {
          error: mustBe('a date such as 2030-01-31'),
        })
        .nullish()
        .describe('Expiry date of the payment code.'),`,
    laws: ['val-69'],
  },
  {
    id: 'saved-card-billed-before-start',
    title: 'a saved card is billed before start_date unless charge_immediately is false',
    find: 'charge_immediately: body.charge_immediately ?? false,',
    replace: 'charge_immediately: body.charge_immediately ?? (recharge && instrument !== null),',
    laws: ['story-209'],
  },
];
