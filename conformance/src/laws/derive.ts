// Laws that are made of contracts: one law for each endpoint it applies to.
import type { EndpointSpec } from '@kasir/core';
import { law, type Law } from '../law.ts';
import { registry } from '../registry.ts';
import { isSampled } from '../run/samples/index.ts';
import type { Trial } from '../run/trial.ts';

interface Derivation
  extends Pick<Law, 'id' | 'title' | 'level'>, Partial<Pick<Law, 'needs' | 'witnesses' | 'racy'>> {
  readonly clauses: (contract: EndpointSpec) => readonly string[];
  /** Which endpoints; a valid request must be known for all of them unless `anyRequest`. */
  readonly applies?: (contract: EndpointSpec) => boolean;
  /** The law needs no valid request, so that it also applies where none is known. */
  readonly anyRequest?: boolean;
  readonly run: (trial: Trial, contract: EndpointSpec) => Promise<void>;
}

/** All contracts whose credentials are a secret key. */
export const contracts: readonly EndpointSpec[] = [...registry.contracts.values()].filter(
  ({ auth }) => auth === 'secret',
);

/** The law at every endpoint it applies to. */
export const perEndpoint = (spec: Derivation): Law[] => {
  const { clauses, applies = () => true, anyRequest = false, run, ...rest } = spec;
  return contracts
    .filter((contract) => applies(contract) && (anyRequest || isSampled(contract)))
    .map((contract) =>
      law({
        ...rest,
        on: contract.id,
        clauses: clauses(contract),
        run: (trial) => run(trial, contract),
      }),
    );
};

export const isWrite = ({ method }: EndpointSpec): boolean => method !== 'GET';

/** Endpoints that deduplicate by an idempotency key. */
export const isKeyed = (contract: EndpointSpec): boolean =>
  isWrite(contract) && contract.idempotency === 'standard';
