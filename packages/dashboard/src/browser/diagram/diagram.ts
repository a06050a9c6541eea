// Draws a state diagram: the status of an object, the path it took, and the possible next states.
import type { MachineView } from '@kasir/control';
import type { JSX } from 'preact';
import { say } from '../language.ts';
import { div, svg } from '../parts/tags.ts';
import { toneOf } from '../parts/tone.ts';
import { layOut, type Arc, type Line, type Point } from './layout.ts';
import type { Way } from './way.ts';

const HEAD = 7;

const same = (one: Arc, other: Arc): boolean => one.from === other.from && one.to === other.to;

/** Returns a path that curves between its points and ends at the base of its arrowhead. */
const pathOf = (points: readonly Point[]): string => {
  const [first, ...rest] = points;
  if (!first) return '';
  let last = first;
  const parts = [`M${first.x} ${first.y}`];
  for (const point of rest) {
    const bend = (point.x - last.x) / 2;
    parts.push(
      last.y === point.y
        ? `L${point.x} ${point.y}`
        : `C${last.x + bend} ${last.y} ${point.x - bend} ${point.y} ${point.x} ${point.y}`,
    );
    last = point;
  }
  return parts.join('');
};

const headOf = ({ x, y }: Point, leftwards: boolean): string => {
  const back = leftwards ? HEAD : -HEAD;
  return `M${x} ${y}L${x + back} ${y - HEAD / 1.7}L${x + back} ${y + HEAD / 1.7}Z`;
};

const edge = (line: Line, machine: MachineView, taken: boolean): JSX.Element => {
  const end = line.points.at(-1) ?? { x: 0, y: 0 };
  const before = line.points.at(-2) ?? end;
  const triggers = machine.transitions
    .filter((one) => one.from === line.from && one.to === line.to)
    .map(({ on }) => on);
  return svg.g(
    { key: `${line.from} ${line.to}` },
    svg.title(null, `${line.from} → ${line.to}: ${[...new Set(triggers)].join(', ')}`),
    svg.path({ class: taken ? 'edge taken' : 'edge', d: pathOf(line.points) }),
    svg.path({ class: taken ? 'head-taken' : 'head-plain', d: headOf(end, before.x > end.x) }),
  );
};

/** Returns the mark of an initial state. */
const beginning = (x: number, y: number): JSX.Element =>
  svg.g(
    null,
    svg.circle({ class: 'begin', cx: x - 26, cy: y, r: 4 }),
    svg.path({ class: 'edge', d: `M${x - 22} ${y}L${x - 1} ${y}` }),
    svg.path({ class: 'head-plain', d: headOf({ x, y }, false) }),
  );

/** Returns a text of the drawing for screen readers. */
const described = (machine: MachineView, status: string | null): string => {
  const next = machine.transitions
    .filter(({ from, to }) => from === status && to !== status)
    .map(({ to }) => to);
  return [
    say('States of {machine}.', { machine: machine.name }),
    ...(status === null ? [] : [say('It is {status} now.', { status })]),
    ...(next.length === 0
      ? []
      : [say('It may become {statuses}.', { statuses: [...new Set(next)].join(', ') })]),
  ].join(' ');
};

/** Draws a machine with the path that an object took through it. */
export const diagram = (machine: MachineView, status: string | null, way: Way): JSX.Element => {
  const arcs = machine.transitions.flatMap(({ from, to }) => (from === null ? [] : [{ from, to }]));
  const { width, height, boxes, lines } = layOut({
    nodes: machine.states.map(({ name }) => name),
    initial: machine.initial,
    arcs,
  });
  const isTaken = (line: Line): boolean => way.arcs.some((arc) => same(arc, line));
  const finals = new Set(machine.states.filter((one) => one.final).map(({ name }) => name));
  // An arrow to an initial state in the middle of the drawing would hide the edges that lead there.
  const reached = new Set(lines.map(({ to }) => to));
  const isReached = machine.initial.every((name) => reached.has(name));
  const begins = (name: string): boolean =>
    machine.initial.includes(name) && (isReached || !reached.has(name));
  const classOf = (name: string): string =>
    [
      'state',
      finals.has(name) ? 'final' : '',
      way.states.has(name) ? 'visited' : '',
      name === status ? `current ${toneOf(name)}` : '',
    ].join(' ');
  return div(
    { class: 'diagram', tabIndex: 0, role: 'region', 'aria-label': say('State diagram') },
    svg.svg(
      {
        width,
        height,
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': described(machine, status),
      },
      // Edges that were taken are drawn over the others.
      ...lines
        .toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)))
        .map((line) => edge(line, machine, isTaken(line))),
      ...boxes.map(({ name, x, y, width: wide, height: high }) =>
        svg.g(
          { key: name, class: classOf(name) },
          begins(name) ? beginning(x, y + high / 2) : null,
          svg.rect({ x, y, width: wide, height: high, rx: 8 }),
          svg.text({ x: x + wide / 2, y: y + high / 2 }, name),
        ),
      ),
    ),
  );
};
