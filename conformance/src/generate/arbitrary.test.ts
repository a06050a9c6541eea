// Tests that generated values are accepted by their schemas and avoid amounts with simulated
// outcomes.
import fc from 'fast-check';
import { kasirMagic } from '../targets/magic/kasir.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contracts } from '../laws/derive.ts';
import { contractNamed } from '../registry.ts';
import { arbitraryFor } from './arbitrary.ts';
import { lengthEdges, numberEdges, wrongChoices } from './boundary.ts';
import { nodeOf, type Node } from '../schema.ts';
import { anyText } from './text.ts';

const parts = contracts.flatMap((contract) =>
  (['body', 'query', 'params'] as const).flatMap((part) => {
    const schema = contract[part];
    return schema ? [{ name: `${contract.id} ${part}`, schema }] : [];
  }),
);

describe('values for the schemas of contracts', () => {
  test.each(parts)('$name accepts what is generated for it', ({ schema }) => {
    fc.assert(
      fc.property(arbitraryFor(schema, kasirMagic), (value) => schema.safeParse(value).success),
      { numRuns: 30 },
    );
  });

  test('the same seed gives the same values', () => {
    const { body = z.never() } = contractNamed('qr_codes.create');
    const sample = () => fc.sample(arbitraryFor(body, kasirMagic), { seed: 7, numRuns: 20 });
    expect(sample()).toEqual(sample());
  });

  test('optional fields are sometimes left out and sometimes there', () => {
    const schema = z.object({ a: z.string().optional() });
    const seen = fc.sample(arbitraryFor(schema, kasirMagic), { seed: 1, numRuns: 50 });
    expect(new Set(seen.map((value) => 'a' in (value as object))).size).toBe(2);
  });
});

test('any value is one that JSON carries: -0 would come back as 0', () => {
  fc.assert(
    fc.property(arbitraryFor(z.unknown(), kasirMagic), (value) => {
      const carried = value === undefined ? value : JSON.parse(JSON.stringify(value));
      expect(carried).toStrictEqual(value);
    }),
    { numRuns: 5_000 },
  );
});

test('any text has a length within its bounds and is well-formed', () => {
  fc.assert(
    fc.property(anyText(2, 9), (text) => {
      const length = Array.from(text).length;
      return length >= 2 && length <= 9 && text.isWellFormed() && !text.includes('\0');
    }),
  );
});

const nodesBelow = (node: Node): Node[] => [
  node,
  ...[...Object.values(node.shape), ...node.options].flatMap((inner) => nodesBelow(nodeOf(inner))),
];

describe('edges', () => {
  const nodes = parts.flatMap(({ schema }) => nodesBelow(nodeOf(schema)));

  test('agree with the schema about what is accepted', () => {
    const edges = nodes.flatMap((node) =>
      [...numberEdges(node), ...lengthEdges(node)].map((edge) => ({ node, edge })),
    );
    expect(edges.length).toBeGreaterThan(20);
    for (const { node, edge } of edges) {
      expect(node.schema.safeParse(edge.value).success, edge.why).toBe(edge.accepted);
    }
  });

  test('of a text match its pattern; if the pattern does not allow the maximum length, only the length above is tried', () => {
    const limited = (pattern: RegExp) => nodeOf(z.string().max(50).regex(pattern));
    const mail = lengthEdges(limited(/^[^@]+@[^@]+$/));
    expect(mail.map(({ value, accepted }) => [String(value).length, accepted])).toEqual([
      [50, true],
      [51, false],
    ]);
    expect(lengthEdges(limited(/^\+[1-9]\d{1,14}$/))).toEqual([
      { value: `+${'1'.repeat(50)}`, accepted: false, why: '51 characters' },
    ]);
  });

  test('contain no wrong choice that the schema accepts', () => {
    for (const node of nodes) {
      for (const word of wrongChoices(node)) {
        expect(node.schema.safeParse(word).success, word).toBe(false);
      }
    }
  });
});
