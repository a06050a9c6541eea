// Laws about filters together: several values, several parameters, their order, and pages.
import { law, type Law } from '../../law.ts';
import { queryTransactions, expectedRows, valuesOf } from '../../models/transaction-fixture.ts';
import { idsOf, type Query } from '../../models/list-pages.ts';
import { expectThat, expectSame } from '../../violation.ts';
import { encoded } from '../../wire/encode.ts';
import { field } from '../../wire/message.ts';
import { expectFilterResult, columns, filterLaw, LIST } from './filter-law.ts';

const union = filterLaw({
  id: 'fl-3',
  title: 'a filter with several values returns the rows that match any of them',
  level: 'M',
  clauses: ['TXN-LIST-types', 'TXN-LIST-channel_categories', 'TXN-UNSPEC-01'],
  witnesses: ['several values with rows each'],
  run: async (trial, fixture) => {
    for (const [name, column] of Object.entries(columns)) {
      const values = valuesOf(fixture, column);
      if (values.length > 1) trial.witness('several values with rows each');
      await expectFilterResult(trial, fixture, { [name]: values });
      await expectFilterResult(trial, fixture, { [name]: values.slice(0, 2).toReversed() });
    }
  },
});

const together = filterLaw({
  id: 'fl-4',
  title: 'several filters return only the rows that match all of them',
  level: 'S',
  clauses: ['TXN-LIST-03'],
  witnesses: ['two parameters kept fewer rows than each alone'],
  run: async (trial, fixture) => {
    const row = trial.pick(
      expectedRows(fixture, { channel_categories: ['QR_CODE'], amount: 15_000 }),
    );
    const queries: Query[] = [
      { channel_categories: ['QR_CODE'], amount: 15_000 },
      { channel_categories: ['EWALLET'], amount: 15_000 },
      { types: ['PAYMENT'], statuses: ['SUCCESS'], amount: 15_000 },
      { reference_id: `${fixture.prefix}-Alpha`, amount: 15_000 },
      { types: ['REFUND'], channel_categories: ['VIRTUAL_ACCOUNT'] },
      { product_id: row['product_id'], amount: 27_500 },
      { amount: 15_000, created: { gte: row['created'] } },
    ];
    for (const query of queries) {
      await expectFilterResult(trial, fixture, query);
      const alone = Object.entries(query).map(
        ([name, value]) => expectedRows(fixture, { [name]: value }).length,
      );
      const both = expectedRows(fixture, query).length;
      if (both > 0 && alone.every((count) => both < count)) {
        trial.witness('two parameters kept fewer rows than each alone');
      }
    }
  },
});

const order = filterLaw({
  id: 'fl-5',
  title: 'the order of query parameters does not change the result of a list',
  level: 'S',
  clauses: [],
  run: async (trial, fixture) => {
    const query = { types: ['PAYMENT'], amount: 15_000, reference_id: fixture.prefix };
    const one = await queryTransactions(trial, fixture, query);
    const other = await queryTransactions(
      trial,
      fixture,
      Object.fromEntries(Object.entries(query).toReversed()),
    );
    expectSame('the rows', idsOf(one), idsOf(other));
  },
});

const unknown = law({
  id: 'fl-9',
  on: LIST,
  title: 'an unknown value of an enumerated filter is always rejected or always matches nothing',
  level: 'C',
  needs: [],
  clauses: ['TXN-UNSPEC-03'],
  run: async (trial) => {
    for (const name of Object.keys(columns)) {
      const response = await trial.call(LIST, { query: { [name]: ['CFM_UNKNOWN'] } });
      trial.noteChoice(
        'an unknown choice in a filter',
        response.status === 400 ? 'is rejected' : 'is accepted',
      );
      const data = field(response.body, 'data');
      const nothing = Array.isArray(data) && data.length === 0;
      expectThat(response.status === 400 || nothing, '400 or an empty list', response.text);
    }
  },
});

const paged = filterLaw({
  id: 'fl-10',
  title: 'reading a filtered list page by page returns the same rows as reading it at once',
  level: 'S',
  clauses: ['TXN-LIST-01'],
  run: async (trial, fixture) => {
    const queries: Query[] = [
      { amount: 15_000 },
      { types: ['PAYMENT'] },
      { reference_id: fixture.prefix },
    ];
    for (const query of queries) {
      const whole = await queryTransactions(trial, fixture, query);
      const pages = await queryTransactions(trial, fixture, query, 2);
      expectSame(`the rows of ${encoded(query)}`, idsOf(whole), idsOf(pages));
    }
  },
});

export const combinationLaws: readonly Law[] = [union, together, order, unknown, paged];
