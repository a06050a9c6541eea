// Checks that the target has what a law is about to use: the endpoint, and parameters that no
// clause asks for.
import type { EndpointSpec } from '@kasir/core';
import type { Demand } from '../clauses.ts';
import { contractNamed, registry } from '../registry.ts';
import { statedField } from '../stated.ts';
import { NotSupported } from '../violation.ts';
import { buildRequest } from '../targets/wire/encode.ts';
import { itemsOf } from '../targets/wire/message.ts';
import type { Probe } from './probe.ts';
import type { RunContext } from '../run/run-context.ts';
import { versionOf } from '../run/samples/sample.ts';

/**
 * Returns a value that no row has, or 1 for a limit: a list that returns more rows ignores the
 * parameter.
 */
const ofNobody = (name: string, value: unknown): unknown => {
  if (name === 'limit') return 1;
  const isRange = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRange ? { gte: '2999-01-01T00:00:00.000Z' } : 'cfm-nobody';
};

/** Returns the names of a query parameter in clauses; a range has one for each of its ends. */
const namesOf = (name: string, value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).map((end) => `${name}.${end}`)
    : [name];

export class Support {
  readonly #probe: Probe;
  readonly #demand: Demand;
  /** `endpoint?parameter` -> true if the target acts on it. */
  readonly #applied = new Map<string, boolean>();

  constructor(probe: Probe, demand: Demand) {
    this.#probe = probe;
    this.#demand = demand;
  }

  /**
   * Throws `NotSupported` if the target does not have the endpoint, or ignores a parameter of it
   * that no clause asks for.
   */
  async expect(context: RunContext, endpoint: string | null, query: object = {}): Promise<void> {
    const contract = registry.contracts.get(endpoint ?? '');
    if (!contract) return;
    if (!(await this.#probe.find(contract.id)))
      throw new NotSupported(`the target does not support ${contract.id}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && !(await this.appliesParameter(context, contract.id, name, value)))
        throw new NotSupported(
          `${contract.id} ignores the parameter ${name}, which no clause asks for`,
        );
    }
  }

  /** Returns whether the target acts on a parameter; one that the target must have is not tried. */
  async appliesParameter(
    context: RunContext,
    id: string,
    name: string,
    value: unknown = '',
  ): Promise<boolean> {
    const contract = contractNamed(id);
    const isStated = namesOf(name, value).every((path) => statedField(contract, path).isNamed);
    if (this.#demand === 'declared' || isStated) return true;
    const key = `${id}?${name}`;
    return this.#applied.get(key) ?? this.#tries(context, contract, name, value);
  }

  async #tries(
    { client, main }: RunContext,
    contract: EndpointSpec,
    name: string,
    value: unknown,
  ): Promise<boolean> {
    const rowsOf = async (query: Record<string, unknown>): Promise<number | null> => {
      const outgoing = buildRequest(contract, { ...versionOf(contract.id), query }, main);
      const { status, body } = await client.send({ ...outgoing, endpoint: null }, { record() {} });
      return status < 300 ? itemsOf(body).length : null;
    };
    const [max, all] = [name === 'limit' ? 1 : 0, await rowsOf({})];
    const found = await rowsOf({ [name]: ofNobody(name, value) });
    const isHonoured = found === null || found <= max;
    // If there are no rows to filter out, the result proves nothing.
    if (!isHonoured || (all ?? 0) > max) this.#applied.set(`${contract.id}?${name}`, isHonoured);
    return isHonoured;
  }
}
