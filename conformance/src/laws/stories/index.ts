// Stories: random commands on every object of a product, against one model of the specification.
import { law, type Law } from '../../law.ts';
import { qrCommands, qrKinds } from '../../model/qr-codes.ts';
import { transaction } from '../../model/transactions.ts';
import type { Product } from '../../stories/story.ts';
import { tellStories } from '../../stories/tell.ts';

const products: readonly Product[] = [
  {
    name: 'QR codes',
    commands: qrCommands,
    kinds: [...qrKinds, transaction],
    currencies: ['IDR'],
  },
];

const endpointsOf = ({ commands }: Product): readonly string[] => [
  ...new Set(commands.map(({ endpoint }) => endpoint)),
];

export const storyLaws: readonly Law[] = products.map((product, at) =>
  law({
    id: `story-${at + 1}`,
    title: `every view of ${product.name} agrees with the model of the specification, whatever happens`,
    level: 'M',
    needs: ['writes'],
    endpoints: endpointsOf(product),
    witnesses: ['a story'],
    run: (trial) => tellStories(trial, product),
  }),
);
