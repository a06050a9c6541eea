// Laws of stories: random commands on every object of a product, and scenarios, checked against one
// model of the specification.
import { clausesNamed } from '../clauses.ts';
import { law, type Law } from '../law.ts';
import { products } from './products/index.ts';
import type { Product } from './product.ts';
import { runScenario, runStories } from './run.ts';

const randomLaw = (product: Product): Law =>
  law({
    id: product.id,
    title: `every view of ${product.name} agrees with the model of the specification, whatever happens`,
    level: 'M',
    clauses: clausesNamed(product.clauses),
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
