// Laws about isolation: an account never sees, finds or changes the objects of another.
import { forbiddenCode } from '@kasir/core';
import { nodeOf } from '../../schema.ts';
import type { Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import {
  endpointsOf,
  resources,
  type Act,
  type List,
  type Resource,
} from '../../run/samples/resources.ts';
import { versionOf, type Made } from '../../run/samples/sample.ts';
import {
  expectStatus,
  expectThat,
  summarize,
  expectRefusal,
  expectSuccess,
} from '../../violation.ts';
import { field, itemsOf, type Actor } from '../../wire/message.ts';
import { perEndpoint } from '../derive.ts';
import { isolationLaw } from './isolation-law.ts';

/** Endpoint -> clauses about its header for-user-id. */
const headers: Readonly<Record<string, readonly string[]>> = {
  'qr_codes.get': ['QR-CREATE-HDR-for_user_id', 'QR-GET-HDR-for_user_id'],
  'payment_requests.get': ['PR2-CREATE-HDR-for_user_id'],
  'payment_methods.get': ['PM2-CREATE-HDR-for_user_id'],
  'transactions.get': ['TXN-GET-HDR-for_user_id'],
  'transactions.list': ['TXN-LIST-HDR-for_user_id'],
  'customers.list': ['CUST-GET-HDR-for_user_id'],
  'customers.update': ['CUST-PATCH-HDR-for_user_id'],
};

const clausesOf = (endpoint: string): readonly string[] => [
  'CORE-HDR-for_user_id',
  ...(headers[endpoint] ?? []),
];

const read = (resource: Resource, on: string): Law =>
  isolationLaw(
    {
      id: 'iso-1',
      on,
      title: 'an object is found in its own account and returns 404 in every other account',
      level: 'M',
      clauses: clausesOf(on),
      endpoints: endpointsOf(resource),
      platform: resource.platform,
    },
    async (trial, { what, mine, other }) => {
      const params = resource.params(await resource.make(trial, mine));
      const request = { ...versionOf(on), params };
      expectStatus(await trial.call(on, request, { as: mine }), 200, `in ${what}`);
      const foreign = await trial.call(on, request, { as: other });
      expectStatus(foreign, 404, `outside ${what}`);
    },
  );

/** Returns whether a list can be read without a filter, because its query requires no field. */
const isWhole = (endpoint: string): boolean =>
  Object.values(contractNamed(endpoint).query?.shape ?? {}).every((one) => nodeOf(one).optional);

const listed = (resource: Resource, { endpoint, query: queryOf }: List): Law =>
  isolationLaw(
    {
      id: 'iso-2',
      on: endpoint,
      title: 'a list shows only the rows of its own account',
      level: 'M',
      clauses: clausesOf(endpoint),
      endpoints: endpointsOf(resource),
      platform: resource.platform,
    },
    async (trial, { what, mine, other }) => {
      const object = await resource.make(trial, mine);
      const rows = async (query: Made, as: Actor): Promise<readonly unknown[]> => {
        const response = await trial.call(endpoint, { ...versionOf(endpoint), query }, { as });
        expectSuccess(response, 'for a list');
        return itemsOf(response.body);
      };
      const query = queryOf(object);
      const own = await rows(query, mine);
      expectThat(own.length === 1, `one row in ${what}`, own);
      const foreign = await rows(query, other);
      expectThat(foreign.length === 0, `no row outside ${what}`, foreign);
      if (!isWhole(endpoint)) return;
      const leaked = (await rows({ limit: 50 }, other)).filter(
        (row) => field(row, 'id') === object['id'],
      );
      expectThat(leaked.length === 0, `no row outside ${what} without a filter`, leaked);
    },
  );

const acted = (resource: Resource, { endpoint, make, input }: Act): Law =>
  isolationLaw(
    {
      id: 'iso-3',
      on: endpoint,
      title: 'an account cannot change the objects of another account',
      level: 'M',
      clauses: clausesOf(endpoint),
      endpoints: endpointsOf(resource),
      platform: resource.platform,
    },
    async (trial, { what, mine, other }) => {
      const object = await (make ?? resource.make)(trial, mine);
      const params = resource.params(object);
      const readObject = () =>
        trial.call(resource.read, { ...versionOf(resource.read), params }, { as: mine });
      const before = await readObject();
      const request = { ...versionOf(endpoint), ...input(trial, object), params };
      const foreign = await trial.call(endpoint, request, { as: other });
      expectStatus(foreign, 404, `outside ${what}`);
      const after = await readObject();
      expectThat(after.text === before.text, 'nothing changed', summarize(after));
    },
  );

const platformsOnly = perEndpoint({
  id: 'iso-8',
  title: 'endpoints for platforms return 403 for other accounts',
  level: 'S',
  needs: ['writes', 'control'],
  applies: ({ platformOnly = false }) => platformOnly,
  clauses: () => ['CORE-UNSPEC-08'],
  run: async (trial, contract) => {
    const input = await sampleOf(trial, contract);
    const as = await trial.account({ platform: false });
    const response = await trial.call(contract, input, { as });
    expectRefusal(
      response,
      403,
      [forbiddenCode(contract.errors)],
      'for an account that is not a platform',
    );
  },
});

const perResource: readonly Law[] = resources.flatMap((resource) => [
  read(resource, resource.read),
  ...(resource.below ?? []).map((on) => read(resource, on)),
  ...(resource.list ? [listed(resource, resource.list)] : []),
  ...resource.acts.map((act) => acted(resource, act)),
]);

export const objectLaws: readonly Law[] = [...perResource, ...platformsOnly];
