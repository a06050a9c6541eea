// Writes a page for each failure code, their index, and the page of test values.
import {
  cardLinkCodes,
  chargeFailureNames,
  codesUnder,
  debitCodes,
  debitFailureNames,
  failureCauses,
  linkCodes,
  methodFailureCode,
  paymentFailureCode,
  refundFailureCodes,
  v3PaymentFailureCodes,
  v3TokenFailureCodes,
  walletCodes,
  type FailureCause,
} from '@kasir/models';
import { testAmounts, type TestAmount } from '@kasir/payments/simulator';
import { code, fenced, page, prose, table, type GeneratedFile } from '../markdown.ts';
import { recipeOf, type Recipe } from './recipes.ts';

const FOLDER = 'docs/reference/failures';

interface Field {
  readonly where: string;
  readonly webhook: string;
  readonly codes: readonly string[];
}

/** Returns the values that an open list of codes documents. */
const documented = (schema: { readonly meta: () => unknown }): readonly string[] =>
  (schema.meta() as { readonly known: readonly string[] }).known;

/** Every field with a failure code, and the webhook that has the field. */
const fields: readonly Field[] = [
  {
    where: '`failure_code` of payment requests, payments and captures',
    webhook: 'payment.failed',
    codes: documented(paymentFailureCode),
  },
  {
    where: '`failure_code` of payment methods',
    webhook: 'payment_method.failed',
    codes: documented(methodFailureCode),
  },
  {
    where: '`failure_code` of payment requests and payments of v3',
    webhook: 'payment.failure',
    codes: v3PaymentFailureCodes,
  },
  {
    where: '`failure_code` of payment tokens of v3',
    webhook: 'payment_token.failure',
    codes: v3TokenFailureCodes,
  },
  { where: '`failure_code` of refunds', webhook: 'refund.failed', codes: refundFailureCodes },
  {
    where: '`failure_code` of e-wallet charges (legacy)',
    webhook: 'ewallet.capture',
    codes: codesUnder(walletCodes, chargeFailureNames),
  },
  {
    where: '`failure_code` of direct debits (legacy)',
    webhook: 'direct_debit.payment',
    codes: codesUnder(debitCodes, debitFailureNames),
  },
];

const causes: readonly (readonly [string, FailureCause])[] = Object.entries(failureCauses);

const number = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: amount % 1 === 0 ? 0 : 2 });

const commandOf = ({ decline, path, body }: Recipe): string => {
  const work = decline && decline.work !== 'payment' ? ` --work ${decline.work}` : '';
  return [
    ...(decline ? [`kasir decline ${decline.code}${work}`] : []),
    `kasir post ${path} -d '${JSON.stringify(body)}'`,
    ...(decline?.work === 'refund'
      ? ['kasir post /refunds -d payment_request_id=ID -d amount=25000 -d reason=CANCELLATION']
      : []),
  ].join('\n');
};

const afterwards: Readonly<Record<NonNullable<Recipe['next']>, string>> = {
  pay: 'Then play the payer: open the URL in `actions` of the response, and pay.',
  authorize: 'Then play the payer: open the URL in `actions` of the response, and approve.',
  decline:
    'Then play the payer: open the URL in `actions` of the response, and type the code `111001`.',
  wait: 'Then let two days pass: `kasir clock advance 2d`.',
  end: 'Then end its payment method: `kasir post /v2/payment_methods/PM_ID/expire`, with the `payment_method.id` of the response.',
};

const amountTable = (amounts: readonly TestAmount[]): string =>
  table(
    ['Amount', 'Channels', 'Fails'],
    amounts.map(({ amount, channels, at }) => [
      number(amount),
      channels,
      at === 'creation' ? 'when it is created' : `the ${at}`,
    ]),
  );

/** Returns the ways to cause a code: commands, amounts, or a sentence that there is none. */
const recipeParts = (name: string): readonly string[] => {
  const recipe = recipeOf(name);
  const amounts = testAmounts.filter((one) => one.code === name);
  if (!recipe && amounts.length === 0)
    return [
      'Test mode cannot cause this code; only processors of live mode return it; processors of live mode may.',
    ];
  return [
    ...(recipe
      ? [
          'With a running server (`kasir start`, or `npm start` in a clone):',
          fenced('sh', commandOf(recipe)),
          ...(recipe.decline?.work === 'refund'
            ? ['`ID` is the `id` of the first response.']
            : recipe.next
              ? [afterwards[recipe.next]]
              : []),
        ]
      : []),
    ...(amounts.length > 0
      ? ['Or by the amount, without any preparation:', amountTable(amounts)]
      : []),
    'In a test file: `control.scripts.create`, see [failure testing](../../guide/testing.md).',
  ];
};

const failurePage = ([name, { why, payer, merchant }]: (typeof causes)[number]): GeneratedFile => {
  const where = fields.filter(({ codes }) => codes.includes(name));
  return page(`${FOLDER}/${name.toLowerCase()}.md`, name, [
    prose(why),
    '## What to tell the payer',
    `> ${prose(payer)}`,
    `**What to do:** ${prose(merchant)}`,
    '## Make it happen in test mode',
    ...recipeParts(name),
    '## Where it appears',
    where.map((field) => `- ${field.where}, webhook ${code(field.webhook)}`).join('\n'),
    `[All failure codes](README.md) · [Test values](../test-values.md) · [Errors of requests](../errors.md)`,
  ]);
};

const index = (): GeneratedFile =>
  page(`${FOLDER}/README.md`, 'Failure codes', [
    'Why a payment, a saved payment method or a refund failed. A failure is no [error](../errors.md): the request was accepted, and then the channel, the bank or the payer said no. The same codes with their texts are `failureCauses` of `@kasir/models`.',
    table(
      ['Code', 'Meaning', 'What to tell the payer'],
      causes.map(([name, { why, payer }]) => [
        `[${code(name)}](${name.toLowerCase()}.md)`,
        prose(why),
        prose(payer),
      ]),
    ),
  ]);

const linkTo = (name: string): string =>
  name in failureCauses ? `[${code(name)}](failures/${name.toLowerCase()}.md)` : code(name);

const titles: Readonly<Record<TestAmount['at'], string>> = {
  payment: 'Payments that fail',
  creation: 'Requests that are rejected',
  refund: 'Refunds that fail',
};

const testValues = (): GeneratedFile => {
  const groups = Map.groupBy(testAmounts, ({ at }) => at);
  return page('docs/reference/test-values.md', 'Test values', [
    'These amounts, cards and one-time passwords make payments, requests and refunds fail in test mode. Amounts are in the main unit of the currency. No other amount causes a failure.',
    'Without a special amount, a command makes the next payment fail with any code of its channel:',
    fenced('sh', 'kasir decline INSUFFICIENT_BALANCE # the next payment fails with this code'),
    ...[...groups].flatMap(([at, amounts]) => [
      `## ${titles[at]}`,
      ...[...Map.groupBy(amounts, ({ channels }) => channels)].flatMap(([channels, rows]) => [
        `### ${titles[at]}: ${channels}`,
        table(
          ['Amount', at === 'creation' ? 'Error code' : 'Failure code'],
          rows.map((row) => [number(row.amount), linkTo(row.code)]),
        ),
      ]),
    ]),
    '## Cards',
    table(
      ['Number', 'What the bank of the card does'],
      [
        ['`4000000000001091`', 'asks for a code on a page (3-D Secure)'],
        ['`4000000000001000`', 'authenticates the cardholder without a page'],
        ['`4000000000001026`', 'does not take part in 3-D Secure'],
        ['`4000000000001034`', 'cannot be reached for 3-D Secure'],
      ],
    ),
    'Any expiry date in the future and any security code are accepted.',
    '## One-time passwords',
    table(
      ['Code', 'On the page of the bank of a card', 'To link an account', 'To confirm a debit'],
      [
        ['`123456`', 'accepted', 'accepted', 'accepted'],
        ['`111001`', 'the cardholder is not authenticated', '-', '-'],
        ['`111002` to `111005`', 'other failures, which the page lists', '-', '-'],
        ['`333000`', '-', 'accepted', '-'],
        ['`333001`', '-', 'expired', '-'],
        ['`333002`', '-', 'too many attempts', '-'],
        ['`222000`, `222004`', '-', '-', 'accepted'],
        ['`222001`', '-', '-', 'expired'],
        ['`222002`', '-', '-', 'too many attempts'],
        ['`222005`', '-', '-', 'not enough balance'],
      ],
    ),
    '[Failure testing](../guide/testing.md) shows how to cause lost responses, late webhooks and sequences of outcomes. [Failure codes](failures/README.md) explains each code.',
  ]);
};

/** Returns the pages of failure codes and of test values. */
export const failurePages = (): readonly GeneratedFile[] => [
  index(),
  ...causes.map(failurePage),
  testValues(),
];

/** Every code that some field can have. */
export const failureCodes: readonly string[] = [
  ...new Set<string>([...fields.flatMap(({ codes }) => codes), ...linkCodes, ...cardLinkCodes]),
].toSorted();
