// Derives laws from contracts: one law per endpoint.
import type { EndpointSpec } from '@kasir/core';
import { law, type Law, type Need } from '../law.ts';
import { registry } from '../registry.ts';
import type { Trial } from '../run/trial.ts';

interface Derivation
  extends Pick<Law, 'id' | 'title' | 'level'>, Partial<Pick<Law, 'needs' | 'witnesses' | 'racy'>> {
  readonly clauses: (contract: EndpointSpec) => readonly string[];
  /** Selects the endpoints; all by default. */
  readonly applies?: (contract: EndpointSpec) => boolean;
  /** True if the law sends no valid request, so that any account may try it. */
  readonly anyRequest?: boolean;
  readonly run: (trial: Trial, contract: EndpointSpec) => Promise<void>;
}

/** All contracts; a secret key can call each of them. */
export const contracts: readonly EndpointSpec[] = [...registry.contracts.values()];

/** Returns whether a law at an endpoint must act as a platform to be tried. */
const isFor = ({ platformOnly = false }: EndpointSpec, anyRequest: boolean): boolean =>
  platformOnly && !anyRequest;

/**
 * Adds the control API to the needs: only platforms created for the trial are used, because the
 * sub-accounts of real platforms would remain.
 */
const forPlatform = (needs: readonly Need[] = ['writes']): readonly Need[] => [...needs, 'control'];

/**
 * Endpoints that change a setting of the account that no endpoint reads, so that it could not be
 * restored. Only accounts created for the trial are changed.
 */
const settings: ReadonlySet<string> = new Set(['callback_urls.set']);

/** Returns whether a law sends valid requests to an endpoint that changes a setting. */
const isSetting = ({ id }: EndpointSpec, anyRequest: boolean): boolean =>
  !anyRequest && settings.has(id);

/** Creates the law for every endpoint that it applies to. */
export const perEndpoint = (spec: Derivation): Law[] => {
  const { clauses, applies = () => true, anyRequest = false, run, ...rest } = spec;
  return contracts
    .filter((contract) => applies(contract))
    .map((contract) =>
      law({
        ...rest,
        on: contract.id,
        clauses: clauses(contract),
        ...((isFor(contract, anyRequest) || isSetting(contract, anyRequest)) && {
          needs: forPlatform(rest.needs),
        }),
        run: async (trial) => {
          if (isFor(contract, anyRequest)) await trial.actAsPlatform();
          else if (isSetting(contract, anyRequest)) await trial.useOwnAccount();
          await run(trial, contract);
        },
      }),
    );
};

export const isWrite = ({ method }: EndpointSpec): boolean => method !== 'GET';

/** Returns whether an endpoint deduplicates requests by an idempotency key. */
export const isKeyed = (contract: EndpointSpec): boolean =>
  isWrite(contract) && contract.idempotency === 'standard';
