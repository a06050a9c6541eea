// Laws of the layout of state diagrams: nothing overlaps, whatever the machine.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut, type Box, type Graph } from './layout.ts';

const machine: fc.Arbitrary<Graph> = fc
  .uniqueArray(fc.stringMatching(/^[A-Z_]{2,16}$/), { minLength: 1, maxLength: 9 })
  .chain((nodes) =>
    fc.record({
      nodes: fc.constant(nodes),
      initial: fc.subarray(nodes, { minLength: 1 }),
      arcs: fc.array(
        fc.record({ from: fc.constantFrom(...nodes), to: fc.constantFrom(...nodes) }),
        { maxLength: 20 },
      ),
    }),
  );

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('every state has a box inside of the drawing, and no two boxes overlap', () => {
  fc.assert(
    fc.property(machine, (graph) => {
      const { boxes, width, height } = layOut(graph);
      expect(boxes.map(({ name }) => name).toSorted()).toEqual(graph.nodes.toSorted());
      for (const [at, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(false);
      }
    }),
  );
});

test('every arc between two states is one line from one to the other, which crosses no box', () => {
  fc.assert(
    fc.property(machine, (graph) => {
      const { boxes, lines } = layOut(graph);
      const wanted = new Set(
        graph.arcs.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to}`),
      );
      expect(lines.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(
        [...wanted].toSorted(),
      );
      for (const { from, to, points } of lines) {
        const [first, last] = [points[0], points.at(-1)];
        const start = boxes.find(({ name }) => name === from);
        const end = boxes.find(({ name }) => name === to);
        if (!first || !last || !start || !end) throw new Error('A line has two ends.');
        expect([start.x, start.x + start.width]).toContain(first.x);
        expect([end.x, end.x + end.width]).toContain(last.x);
        for (const { x, y } of points)
          for (const box of boxes)
            expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(
              false,
            );
      }
    }),
  );
});

test('the same machine always has the same layout', () => {
  fc.assert(
    fc.property(machine, (graph) => {
      expect(layOut(graph)).toEqual(layOut(structuredClone(graph)));
    }),
  );
});

test('a machine without cycles is laid out from left to right', () => {
  const { boxes } = layOut({
    nodes: ['DONE', 'BEGUN', 'WAITING'],
    initial: ['BEGUN'],
    arcs: [
      { from: 'BEGUN', to: 'WAITING' },
      { from: 'WAITING', to: 'DONE' },
      { from: 'BEGUN', to: 'DONE' },
    ],
  });
  const byX = boxes.toSorted((one, other) => one.x - other.x).map(({ name }) => name);
  expect(byX).toEqual(['BEGUN', 'WAITING', 'DONE']);
});
