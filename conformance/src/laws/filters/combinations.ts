// Laws of filters together: several values, several parameters, their order, and pages.
import { law, type Law } from '../../law.ts';
import { answered, expectedOf, valuesOf } from '../../models/ledger.ts';
import { idsOf, type Query } from '../../models/walk.ts';
import { holds, same } from '../../violation.ts';
import { encoded } from '../../wire/encode.ts';
import { field } from '../../wire/message.ts';
import { agrees, columns, filterLaw, LIST } from './filter-law.ts';

const union = filterLaw({
  id: 'fl-3',
  title: 'several values of a parameter answer the rows of any of them',
  level: 'M',
  clauses: ['TXN-LIST-types', 'TXN-LIST-channel_categories', 'TXN-UNSPEC-01'],
  witnesses: ['several values with rows each'],
  run: async (trial, ledger) => {
    for (const [name, column] of Object.entries(columns)) {
      const values = valuesOf(ledger, column);
      if (values.length > 1) trial.witness('several values with rows each');
      await agrees(trial, ledger, { [name]: values });
      await agrees(trial, ledger, { [name]: values.slice(0, 2).toReversed() });
    }
  },
});

const together = filterLaw({
  id: 'fl-4',
  title: 'several parameters keep only rows that satisfy all of them',
  level: 'S',
  clauses: ['TXN-LIST-03'],
  witnesses: ['two parameters kept fewer rows than each alone'],
  run: async (trial, ledger) => {
    const row = trial.pick(expectedOf(ledger, { channel_categories: ['QR_CODE'], amount: 15_000 }));
    const queries: Query[] = [
      { channel_categories: ['QR_CODE'], amount: 15_000 },
      { channel_categories: ['EWALLET'], amount: 15_000 },
      { types: ['PAYMENT'], statuses: ['SUCCESS'], amount: 15_000 },
      { reference_id: `${ledger.prefix}-Alpha`, amount: 15_000 },
      { types: ['REFUND'], channel_categories: ['VIRTUAL_ACCOUNT'] },
      { product_id: row['product_id'], amount: 27_500 },
      { amount: 15_000, created: { gte: row['created'] } },
    ];
    for (const query of queries) {
      await agrees(trial, ledger, query);
      const alone = Object.entries(query).map(
        ([name, value]) => expectedOf(ledger, { [name]: value }).length,
      );
      const both = expectedOf(ledger, query).length;
      if (both > 0 && alone.every((count) => both < count)) {
        trial.witness('two parameters kept fewer rows than each alone');
      }
    }
  },
});

const order = filterLaw({
  id: 'fl-5',
  title: 'the order of parameters does not matter',
  level: 'S',
  clauses: [],
  run: async (trial, ledger) => {
    const query = { types: ['PAYMENT'], amount: 15_000, reference_id: ledger.prefix };
    const one = await answered(trial, ledger, query);
    const other = await answered(
      trial,
      ledger,
      Object.fromEntries(Object.entries(query).toReversed()),
    );
    same('the rows', idsOf(one), idsOf(other));
  },
});

const unknown = law({
  id: 'fl-9',
  on: LIST,
  title: 'an unknown choice in a filter is always refused or always finds nothing',
  level: 'C',
  needs: [],
  clauses: ['TXN-UNSPEC-03'],
  run: async (trial) => {
    for (const name of Object.keys(columns)) {
      const answer = await trial.call(LIST, { query: { [name]: ['CFM_UNKNOWN'] } });
      trial.dialect(
        'an unknown choice in a filter',
        answer.status === 400 ? 'is refused' : 'is accepted',
      );
      const data = field(answer.body, 'data');
      const nothing = Array.isArray(data) && data.length === 0;
      holds(answer.status === 400 || nothing, '400 or an empty list', answer.text);
    }
  },
});

const paged = filterLaw({
  id: 'fl-10',
  title: 'a filtered list in pages is the filtered list',
  level: 'S',
  clauses: ['TXN-LIST-01'],
  run: async (trial, ledger) => {
    const queries: Query[] = [
      { amount: 15_000 },
      { types: ['PAYMENT'] },
      { reference_id: ledger.prefix },
    ];
    for (const query of queries) {
      const whole = await answered(trial, ledger, query);
      const pages = await answered(trial, ledger, query, 2);
      same(`the rows of ${encoded(query)}`, idsOf(whole), idsOf(pages));
    }
  },
});

export const combinationLaws: readonly Law[] = [union, together, order, unknown, paged];
