// Laws about finding customers: only the complete reference_id finds one.
import { law, type Law } from '../../law.ts';
import { idsOf, readPage, type Row } from '../../views/list-pages.ts';
import { makeBusiness, makeCustomer } from '../../run/samples/makers.ts';
import type { Trial } from '../../run/trial.ts';
import { expectInvalid, expectSame } from '../../violation.ts';

const LIST = 'customers.list';

const found = async (trial: Trial, reference_id: string): Promise<readonly Row[]> =>
  (await readPage(trial, { endpoint: LIST }, { reference_id })).rows;

const byReference = law({
  id: 'fl-12',
  on: LIST,
  title: 'customers are found by their exact reference_id, and the result may be empty',
  level: 'M',
  clauses: ['CUST-GET-reference_id', 'CUST-GET-data', 'CUST-GET-has_more'],
  endpoints: ['customers.create', LIST],
  witnesses: ['a customer was found'],
  run: async (trial) => {
    const stem = trial.newReference();
    const references = [`${stem}-Alpha`, `${stem}-alpha`, `${stem}-Alpha-2`];
    for (const [at, reference_id] of references.entries()) {
      const make = at === 1 ? makeBusiness : makeCustomer;
      const { id } = await make(trial, { reference_id });
      expectSame(`the customers ${reference_id}`, [id], idsOf(await found(trial, reference_id)));
      trial.witness('a customer was found');
    }
    for (const other of [
      stem,
      `${stem}-ALPHA`,
      `${stem}-Alph`,
      `${stem}-Alphax`,
      trial.newReference(),
    ]) {
      const page = await readPage(trial, { endpoint: LIST }, { reference_id: other });
      expectSame(
        `the customers ${other}`,
        { rows: [], more: false },
        { rows: page.rows, more: page.more },
      );
    }
    expectInvalid(await trial.call(LIST), 'without a reference_id');
  },
});

export const customerLaws: readonly Law[] = [byReference];
