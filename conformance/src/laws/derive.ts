// Derives laws from contracts: one law per endpoint.
import type { EndpointSpec } from '@kasir/core';
import { law, type Law, type Need } from '../law.ts';
import { registry } from '../registry.ts';
import { withPartner } from '../run/samples/account-links.ts';
import { isSigned } from '../targets/wire/signed.ts';
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
 * Endpoints that change a setting of the account that no endpoint reads, so that it could not be
 * restored. Only accounts created for the trial are changed.
 */
const settings: ReadonlySet<string> = new Set(['callback_urls.set']);

/** Returns whether a law sends valid requests to an endpoint that changes a setting. */
const isSetting = ({ id }: EndpointSpec, anyRequest: boolean): boolean =>
  !anyRequest && settings.has(id);

/**
 * Returns the needs of a law at an endpoint besides its own. Only platforms created for the trial
 * are used, because the sub-accounts of real platforms would remain.
 */
const needsAt = (contract: EndpointSpec, anyRequest: boolean): readonly Need[] => [
  ...(isFor(contract, anyRequest) || isSetting(contract, anyRequest) ? (['control'] as const) : []),
  ...(isSigned(contract) && !anyRequest ? (['control', 'partners'] as const) : []),
];

/** Acts as an account that can call an endpoint: a platform, a partner, or a new account. */
const actFor = async (trial: Trial, contract: EndpointSpec, anyRequest: boolean): Promise<void> => {
  if (isSigned(contract) && !anyRequest)
    trial.useActor(await withPartner(trial, await trial.account()));
  else if (isFor(contract, anyRequest)) await trial.actAsPlatform();
  else if (isSetting(contract, anyRequest)) await trial.useOwnAccount();
};

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
        needs: [...new Set([...(rest.needs ?? ['writes']), ...needsAt(contract, anyRequest)])],
        run: async (trial) => {
          await actFor(trial, contract, anyRequest);
          await run(trial, contract);
        },
      }),
    );
};

export const isWrite = ({ method }: EndpointSpec): boolean => method !== 'GET';

/** Returns whether an endpoint deduplicates requests by an idempotency key. */
export const isKeyed = (contract: EndpointSpec): boolean =>
  isWrite(contract) && contract.idempotency === 'standard';
