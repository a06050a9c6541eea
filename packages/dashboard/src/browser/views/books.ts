// The books: invariants of all accounts, ledgers and days of this one, money put in or taken out.
import { h, type JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { api, type ControlApi } from '../api/client.ts';
import { facts } from '../api/facts.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { say, sayParts } from '../language.ts';
import { entryForm, numberField, selectField, textField } from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { notice, outcome, whenLoaded } from '../parts/notice.ts';
import { a, button, code, div, p, strong } from '../parts/tags.ts';
import { moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { Money } from './money.ts';

type Adjustment = Parameters<ControlApi['balance']['adjust']>[0]['body'];
type NewTransaction = Parameters<ControlApi['transactions']['create']>[0]['body'];
type TransactionChange = Parameters<ControlApi['transactions']['update']>[0]['body'];

/** A check reads all books, so its result is reused for this long unless a new one is requested. */
export const CHECKED_MS = 600_000;

const Invariants = (): JSX.Element => {
  const { live } = usePlace();
  const [checks, setChecks] = useState(0);
  const done = useRef(0);
  const books = useLoad(
    async (signal) => {
      const max_age_ms = done.current === checks ? CHECKED_MS : 0;
      const checked = await api().invariants.check({ query: { max_age_ms } }, signal);
      done.current = checks;
      return checked;
    },
    [live.turn, checks],
  );
  return card(
    say('Invariants of all accounts'),
    {
      aside: button(
        {
          class: 'small',
          disabled: books.loading,
          onClick: () => setChecks(checks + 1),
        },
        say('Check now'),
      ),
    },
    whenLoaded(books, ({ ok, breaches, checked_at: at }) => [
      p({ class: 'hint' }, ...sayParts('Checked {time}', { time: moment(at) })),
      ok
        ? notice(
            'good',
            strong(null, say('All books agree.')),
            p(
              null,
              say(
                'Postings sum to zero, balances follow from their lines, and transactions equal what was posted.',
              ),
            ),
          )
        : grid({
            label: say('Breaches'),
            columns: [
              {
                name: say('Account'),
                cell: ({ account, mode }) => code(null, `${account} ${mode}`),
                kind: 'tight',
              },
              { name: say('Law'), cell: ({ law }) => law, kind: 'words' },
              { name: say('Detail'), cell: ({ detail }) => detail, kind: 'words' },
            ],
            rows: breaches,
            keyOf: ({ account, mode, law, detail }) => [account, mode, law, detail].join(' '),
          }),
    ]),
  );
};

const Adjust = (): JSX.Element => {
  const { account } = usePlace();
  const doing = useDoing();
  return card(
    say('Put money in or take some out'),
    {},
    entryForm(
      {
        submit: say('Move the money'),
        needs: 'balance.adjust',
        busy: doing.busy,
        label: say('Adjust the balance'),
        onSubmit: (values) =>
          void doing.run(async () => {
            const description = values.some('description');
            await api().balance.adjust({
              params: { id: account.id },
              body: {
                type: values.text('type'),
                amount: values.number('amount'),
                currency: values.text('currency'),
                ...(description !== undefined && { description }),
              } as Adjustment,
            });
            return say('Done.');
          }),
      },
      selectField(say('What'), 'type', [
        ['DEPOSIT', say('Put in')],
        ['WITHDRAWAL', say('Take out')],
      ]),
      numberField(say('Amount'), 'amount', { min: 0, required: true }),
      selectField(say('Currency'), 'currency', ['IDR', 'PHP', 'VND', 'THB', 'MYR', 'USD']),
      textField(say('Description'), 'description', { placeholder: say('Moved by an operator') }),
    ),
    outcome(doing),
  );
};

const Transactions = (): JSX.Element => {
  const { account, link } = usePlace();
  const doing = useDoing();
  const params = { id: account.id };
  return card(
    say('Transactions that no payment makes'),
    {},
    entryForm(
      {
        submit: say('Post it'),
        needs: 'transactions.create',
        plain: true,
        busy: doing.busy,
        label: say('Post a transaction'),
        onSubmit: (values) =>
          void doing.run(async () => {
            const { id } = await api().transactions.create({
              params,
              body: {
                type: values.text('type'),
                status: values.text('status'),
                channel_category: values.text('channel_category'),
                channel_code: values.text('channel_code'),
                reference_id: values.text('reference_id'),
                amount: values.number('amount'),
              } as NewTransaction,
            });
            return say('{id} is posted.', { id });
          }),
      },
      selectField(say('Type'), 'type', ['DISBURSEMENT', 'REMITTANCE_PAYOUT', 'PAYMENT']),
      selectField(say('Status'), 'status', ['SUCCESS', 'PENDING', 'FAILED']),
      selectField(say('Category'), 'channel_category', facts().categories),
      textField(say('Channel'), 'channel_code', { required: true }),
      textField(say('Reference'), 'reference_id', { required: true }),
      numberField(say('Amount'), 'amount', { min: 0, required: true }),
    ),
    entryForm(
      {
        submit: say('Move it on'),
        needs: 'transactions.update',
        plain: true,
        busy: doing.busy,
        label: say('Move a transaction on'),
        onSubmit: (values) =>
          void doing.run(async () => {
            const { status } = await api().transactions.update({
              params,
              body: {
                transaction_id: values.text('id'),
                status: values.text('to') as TransactionChange['status'],
              },
            });
            return say('It is {status} now.', { status });
          }),
      },
      textField(say('Transaction'), 'id', { required: true, placeholder: 'txn-…' }),
      selectField(say('To status'), 'to', ['SUCCESS', 'FAILED', 'VOIDED', 'REVERSED']),
    ),
    p(
      { class: 'hint' },
      ...sayParts('Find them under {objects}.', {
        objects: a({ href: link('objects', '', { kind: 'transactions' }) }, say('Objects')),
      }),
    ),
    outcome(doing),
  );
};

export const BooksView = (): JSX.Element => {
  const { account, route } = usePlace();
  return div(
    { class: 'stack' },
    head({
      title: say('Books'),
      lead: say('{account}, {mode} mode', { account: account.name, mode: say(route.mode) }),
    }),
    h(Invariants, {}),
    div(
      { class: 'columns' },
      h(Money, {}),
      route.mode === 'test' ? div({ class: 'stack' }, h(Adjust, {}), h(Transactions, {})) : null,
    ),
  );
};
