// Laws about the details of customers: a person has details, whatever is sent.
import { law, type Law } from '../../law.ts';
import { expectAgreement, openCustomer, readCustomer, sendPatch } from '../../models/customer.ts';
import { expectThat, summarize } from '../../violation.ts';

const UPDATE = 'customers.update';

const always = law({
  id: 'st-31',
  on: UPDATE,
  title: 'an INDIVIDUAL always has individual_detail: setting it to null is rejected or ignored',
  level: 'M',
  clauses: ['CUST-FIELD-individual_detail', 'CUST-CONF-05', 'CUST-CONF-07'],
  endpoints: ['customers.create', 'customers.get', UPDATE],
  run: async (trial) => {
    const customer = await openCustomer(trial, 'INDIVIDUAL');
    const response = await sendPatch(trial, customer, { individual_detail: null });
    trial.noteChoice(
      'a change of the details of a person to null',
      response.status < 300 ? 'is ignored' : 'is rejected',
    );
    expectThat(response.status < 500, 'a rejection or no effect', summarize(response));
    expectAgreement(await readCustomer(trial, customer), customer);
  },
});

export const customerDetailLaws: readonly Law[] = [always];
