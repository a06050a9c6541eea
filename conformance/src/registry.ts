// Collects everything the suite knows about the service in one object: contracts, events and
// machines.
import { contractsOf, type EndpointSpec } from '@kasir/core';
import type { EventSpec, Machine } from '@kasir/core/resource';
import { legacyContracts } from '@kasir/legacy-api';
import * as models from '@kasir/models';
import { declaredEvents } from '@kasir/models/events';
import { unifiedContracts } from '@kasir/unified-api';
import { snapContracts } from '@kasir/snap-api';
import { v3Contracts } from '@kasir/v3-api';

interface Registry {
  /** Contract id -> contract. */
  readonly contracts: ReadonlyMap<string, EndpointSpec>;
  /** Event name -> event; a v3 event whose name v2 has as well has the key `v3` and its name. */
  readonly events: ReadonlyMap<string, EventSpec>;
  /** Machine name -> machine. */
  readonly machines: ReadonlyMap<string, Machine>;
}

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value;

/** The specification shows no other endpoint of the bank standard. */
const ofBankStandard = { accountLinks: snapContracts.accountLinks };

const contracts = [legacyContracts, unifiedContracts, v3Contracts, ofBankStandard].flatMap((tree) =>
  contractsOf(tree),
);
const exported: readonly unknown[] = Object.values(models);

/** Names that two generations of the API have (V3-CONF-03). */
const shared: ReadonlySet<string> = new Set(
  declaredEvents.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at),
);

const eventKey = (
  { name, envelope }: Pick<EventSpec, 'name' | 'envelope'>,
  names: ReadonlySet<string>,
): string => (names.has(name) && envelope === 'v3' ? `v3 ${name}` : name);

/**
 * The declarations from which derived laws are generated; new declarations are included
 * automatically.
 */
export const registry: Registry = {
  contracts: new Map(contracts.map((contract) => [contract.id, contract])),
  events: new Map(
    declaredEvents.map((event) => [eventKey(event, shared), event as unknown as EventSpec]),
  ),
  machines: new Map(exported.filter(isMachine).map((machine) => [machine.name, machine])),
};

/** Returns the contract with this id, for hand-written laws. Throws if it does not exist. */
export const contractNamed = (id: string): EndpointSpec => {
  const contract = registry.contracts.get(id);
  if (!contract) throw new Error(`No contract is called ${id}.`);
  return contract;
};
