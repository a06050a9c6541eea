// Lays out a state diagram in layers, always the same for the same machine. A state is on the layer
// of its longest path from the start, in the order with the fewest crossings; an edge has a slot
// of its own on each layer that it passes.

export interface Arc {
  readonly from: string;
  readonly to: string;
}

export interface Graph {
  readonly nodes: readonly string[];
  readonly initial: readonly string[];
  readonly arcs: readonly Arc[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export interface Line extends Arc {
  /** The points it passes, from the edge of one box to the edge of the other. */
  readonly points: readonly Point[];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

const CHARACTER = 7.2;
const PADDING = 26;
const HEIGHT = 30;
const GAP_Y = 18;
const GAP_X = 64;
const SLOT = 14;
const MARGIN = 14;
const SWEEPS = 8;

/** Returns the arcs without loops and repeats. */
const plainArcs = ({ nodes, arcs }: Graph): Arc[] => {
  const known = new Set(nodes);
  const seen = new Set<string>();
  return arcs.filter(({ from, to }) => {
    const key = `${from} ${to}`;
    if (from === to || !known.has(from) || !known.has(to) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Returns the arcs that close a cycle; without them the graph is acyclic. */
const backArcs = (nodes: readonly string[], arcs: readonly Arc[]): Set<Arc> => {
  const back = new Set<Arc>();
  const state = new Map<string, 'open' | 'done'>();
  const visit = (node: string): void => {
    state.set(node, 'open');
    for (const arc of arcs) {
      if (arc.from !== node) continue;
      if (state.get(arc.to) === 'open') back.add(arc);
      else if (!state.has(arc.to)) visit(arc.to);
    }
    state.set(node, 'done');
  };
  for (const node of nodes) if (!state.has(node)) visit(node);
  return back;
};

/** Returns the layer of each node: one after the last of its predecessors. */
const layersOf = (nodes: readonly string[], arcs: readonly Arc[]): Map<string, number> => {
  const layer = new Map(nodes.map((node) => [node, 0]));
  // An acyclic graph settles after as many rounds as it has nodes.
  for (let round = 0; round < nodes.length; round += 1)
    for (const { from, to } of arcs)
      layer.set(to, Math.max(layer.get(to) ?? 0, (layer.get(from) ?? 0) + 1));
  return layer;
};

/** A place on a layer: a state, or the slot of an edge that passes through. */
interface Cell {
  readonly key: string;
  readonly node: string | null;
  readonly before: string[];
  readonly after: string[];
}

interface Route {
  readonly arc: Arc;
  /** Keys of cells, from the lower layer to the higher. */
  readonly cells: readonly string[];
  readonly isBack: boolean;
}

const routeArcs = (
  arcs: readonly Arc[],
  back: ReadonlySet<Arc>,
  layer: ReadonlyMap<string, number>,
  rows: Cell[][],
): Route[] => {
  const cells = new Map(rows.flat().map((cell) => [cell.key, cell]));
  return arcs.map((arc, index) => {
    const isBack = back.has(arc);
    const [low, high] = isBack ? [arc.to, arc.from] : [arc.from, arc.to];
    const keys = [low];
    for (let at = (layer.get(low) ?? 0) + 1; at < (layer.get(high) ?? 0); at += 1) {
      const cell: Cell = { key: `${index}:${at}`, node: null, before: [], after: [] };
      cells.set(cell.key, cell);
      rows[at]?.push(cell);
      keys.push(cell.key);
    }
    keys.push(high);
    for (const [at, key] of keys.entries()) {
      const next = keys[at + 1];
      if (next === undefined) break;
      cells.get(key)?.after.push(next);
      cells.get(next)?.before.push(key);
    }
    return { arc, cells: keys, isBack };
  });
};

/**
 * Orders the cells of each layer by the mean position of their neighbors, in alternating sweeps.
 */
const orderRows = (rows: Cell[][]): void => {
  const places = (row: readonly Cell[]): Map<string, number> =>
    new Map(row.map(({ key }, at) => [key, at / Math.max(1, row.length - 1)]));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const down = sweep % 2 === 0;
    const turns = rows.map((_, at) => (down ? at : rows.length - 1 - at)).slice(1);
    for (const at of turns) {
      const row = rows[at] ?? [];
      const fixed = places(rows[down ? at - 1 : at + 1] ?? []);
      const own = places(row);
      const middle = ({ key, before, after }: Cell): number => {
        const known = (down ? before : after).flatMap((one) => fixed.get(one) ?? []);
        return known.length === 0
          ? (own.get(key) ?? 0)
          : known.reduce((sum, one) => sum + one, 0) / known.length;
      };
      const order = new Map(row.map((cell) => [cell, middle(cell)]));
      row.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    }
  }
};

const widthOf = (name: string): number => Math.ceil(name.length * CHARACTER) + PADDING;

const heightOf = ({ node }: Cell): number => (node === null ? SLOT : HEIGHT);

/** Returns the height of a layer with the gaps between its cells. */
const rowHeight = (row: readonly Cell[]): number =>
  row.reduce((sum, cell) => sum + heightOf(cell), 0) + GAP_Y * Math.max(0, row.length - 1);

const place = (rows: readonly (readonly Cell[])[]) => {
  const height = Math.max(0, ...rows.map(rowHeight)) + 2 * MARGIN;
  const spots = new Map<string, Box>();
  let x = MARGIN + GAP_X / 2;
  for (const row of rows) {
    const width = Math.max(0, ...row.map(({ node }) => (node === null ? 0 : widthOf(node))));
    let y = (height - rowHeight(row)) / 2;
    for (const cell of row) {
      const own = cell.node === null ? width : widthOf(cell.node);
      spots.set(cell.key, {
        name: cell.node ?? '',
        x: x + (width - own) / 2,
        y,
        width: own,
        height: heightOf(cell),
      });
      y += heightOf(cell) + GAP_Y;
    }
    x += width + GAP_X;
  }
  return { spots, height, width: x - GAP_X + MARGIN };
};

const lineOf = ({ arc, cells, isBack }: Route, spots: ReadonlyMap<string, Box>): Line => {
  const boxes = cells.flatMap((key) => spots.get(key) ?? []);
  const points = boxes.flatMap(({ x, y, width, height }, at): Point[] => {
    // Back edges start and end a little lower, so that they do not cover forward edges.
    const middle = y + height / 2 + (isBack ? height / 4 : 0);
    const left = { x, y: middle };
    const right = { x: x + width, y: middle };
    if (at === 0) return [right];
    return at === boxes.length - 1 ? [left] : [left, right];
  });
  return { ...arc, points: isBack ? points.toReversed() : points };
};

/** Returns the positions of the states and edges of a machine. */
export const layOut = (graph: Graph): Drawing => {
  const first = graph.nodes.filter((node) => graph.initial.includes(node));
  const nodes = [...first, ...graph.nodes.filter((node) => !first.includes(node))];
  const arcs = plainArcs(graph);
  const back = backArcs(nodes, arcs);
  const forward = arcs.map((arc) => (back.has(arc) ? { from: arc.to, to: arc.from } : arc));
  const layer = layersOf(nodes, forward);
  const rows: Cell[][] = Array.from({ length: Math.max(0, ...layer.values()) + 1 }, () => []);
  for (const node of nodes)
    rows[layer.get(node) ?? 0]?.push({ key: node, node, before: [], after: [] });
  const routes = routeArcs(arcs, back, layer, rows);
  orderRows(rows);
  const { spots, width, height } = place(rows);
  return {
    width,
    height,
    boxes: nodes.flatMap((node) => spots.get(node) ?? []),
    lines: routes.map((route) => lineOf(route, spots)),
  };
};
