// Valid customers of both types, as the examples of the contract fill them.
import { contractNamed } from '../../registry.ts';
import type { Trial } from '../trial.ts';
import { about, maker, type Body, type Samples } from './sample.ts';

const { individual, business: company } = (contractNamed('customers.create').examples ??
  {}) as Readonly<Record<string, Body>>;

/** Details of a person. */
export const person = individual?.['individual_detail'] as Body;

/** Details of a business. */
export const business = company?.['business_detail'] as Body;

/** The body of a customer who is a person. */
export const personBody = (trial: Trial, change: Body = {}): Body => ({
  ...individual,
  date_of_registration: '2001-01-31',
  domicile_of_registration: 'ID',
  reference_id: trial.newReference(),
  ...change,
});

/** The body of a customer that is a business, otherwise with the same fields. */
const businessBody = (trial: Trial, change: Body = {}): Body => {
  const { individual_detail: _, ...shared } = personBody(trial);
  return { ...shared, type: 'BUSINESS', business_detail: business, ...change };
};

export const makeCustomer = maker('customers.create', 'a customer', personBody);
export const makeBusiness = maker('customers.create', 'a customer', businessBody);

/** A change of every field, with a description that no customer has yet. */
const patchBody =
  (bodyOf: (trial: Trial) => Body) =>
  (trial: Trial): Body => {
    const { reference_id: _, type: __, ...rest } = bodyOf(trial);
    return { ...rest, description: trial.newReference() };
  };

export const customerSamples: Samples = {
  makers: { customer: (trial) => makeCustomer(trial) },
  bodies: {
    'customers.create': [(trial) => personBody(trial), (trial) => businessBody(trial)],
  },
  requests: {
    'customers.update': [
      about(makeCustomer, patchBody(personBody)),
      about(makeBusiness, patchBody(businessBody)),
    ],
  },
};
