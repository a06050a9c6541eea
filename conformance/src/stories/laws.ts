// Laws of stories: random commands on every object of a product, and scenarios, checked against one
// model of the specification.
import type { EndpointSpec } from '@kasir/core';
import { clausesNamed } from '../clauses.ts';
import { fieldClauses, shapeClauses } from '../field-clauses.ts';
import { law, type Law } from '../law.ts';
import { contractNamed } from '../registry.ts';
import { nodeOf } from '../schema.ts';
import { products } from './products/index.ts';
import type { Product } from './product.ts';
import { runScenario, runStories } from './run.ts';

/** Returns the clauses of a list that its filters are named after. */
const filterClauses = (contract: EndpointSpec): readonly string[] =>
  Object.entries(contract.query?.shape ?? {}).flatMap(([name, schema]) =>
    [name, ...Object.keys(nodeOf(schema).shape).map((end) => `${name}.${end}`)].flatMap((path) =>
      fieldClauses(contract, path),
    ),
  );

/**
 * Returns the clauses that the stories of a product prove: of the fields, lists and events that
 * they compare, and those that the product names besides.
 */
const provenBy = ({ kinds, clauses }: Product): readonly string[] => [
  ...new Set([
    ...kinds.flatMap(({ views, lists = [], announces = {} }) => [
      ...[...views, ...lists].flatMap(({ endpoint }) => shapeClauses(contractNamed(endpoint))),
      ...lists.flatMap(({ endpoint }) => filterClauses(contractNamed(endpoint))),
      ...Object.values(announces).map(({ clause }) => clause),
    ]),
    ...clausesNamed(clauses),
  ]),
];

const randomLaw = (product: Product): Law =>
  law({
    id: product.id,
    title: `every view of ${product.name} agrees with the model of the specification, whatever happens`,
    level: 'M',
    clauses: provenBy(product),
    stopsClock: true,
    endpoints: product.needs,
    witnesses: ['a story'],
    run: (trial) => runStories(trial, product),
  });

/** Returns laws of stories that were written by hand; the name of a scenario is its title. */
const scenarioLaws = (product: Product): readonly Law[] =>
  product.scenarios.map((scenario) =>
    law({
      id: scenario.id,
      title: scenario.name,
      level: 'M',
      needs: ['writes', 'clock'],
      endpoints: product.needs,
      witnesses: ['the whole scenario'],
      run: (trial) => runScenario(trial, product, scenario),
    }),
  );

export const storyLaws: readonly Law[] = [
  ...products.flatMap(scenarioLaws),
  ...products.map(randomLaw),
];
