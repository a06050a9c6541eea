// Finds the route of a method and path; fixed segments win over parameters (QR-CONF-01).
import { nearestName } from '../nearest.ts';
import type { PreparedRoute } from './endpoint.ts';

interface Node<R> {
  readonly fixed: Map<string, Node<R>>;
  /** Parameters after a fixed text in their segment, e.g. `reference={reference}`. */
  readonly prefixed: Map<string, Node<R>>;
  parameter: Node<R> | null;
  /** Method -> route and the names of the parameters on the way. */
  readonly ends: Map<string, { readonly endpoint: R; readonly names: readonly string[] }>;
}

export interface Found<R> {
  readonly found: true;
  readonly endpoint: R;
  readonly params: Record<string, string>;
}

export type Route<R> =
  | Found<R>
  /** `allowed` are the methods of the path, empty for an unknown path. */
  | { readonly found: false; readonly allowed: readonly string[] };

const node = <R>(): Node<R> => ({
  fixed: new Map(),
  prefixed: new Map(),
  parameter: null,
  ends: new Map(),
});

const inner = <R>(nodes: Map<string, Node<R>>, text: string): Node<R> => {
  const known = nodes.get(text) ?? node<R>();
  nodes.set(text, known);
  return known;
};

const segmentsOf = (path: string): string[] => {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed.slice(1).split('/');
};

const decodeSegment = (segment: string): string | null => {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Longer paths and segments are not compared, which bounds the cost of unknown paths. */
const COMPARED_MAX = 200;
const SEGMENT_MAX = 64;

const methodsOf = ({ ends }: Node<unknown>): string[] =>
  [...ends.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

/** All routes of a server; throws for contracts with the same id, or method and path. */
export class Router<R extends PreparedRoute> {
  readonly #root = node<R>();

  constructor(routes: readonly R[]) {
    const ids = new Set<string>();
    for (const route of routes) {
      const { id } = route.contract;
      if (ids.has(id)) throw new Error(`Two endpoints are called ${id}`);
      ids.add(id);
      this.#add(route);
    }
  }

  #add(endpoint: R): void {
    const { method, path } = endpoint.contract;
    const names: string[] = [];
    let place = this.#root;
    for (const segment of segmentsOf(path)) {
      const [, prefix = '', name] = /^([^{]*)\{(.+)\}$/.exec(segment) ?? [];
      if (name === undefined) {
        place = inner(place.fixed, segment);
        continue;
      }
      names.push(name);
      if (prefix === '') place = place.parameter ??= node<R>();
      else place = inner(place.prefixed, prefix);
    }
    if (place.ends.has(method)) throw new Error(`Two endpoints claim ${method} ${path}`);
    place.ends.set(method, { endpoint, names });
  }

  /** Finds a route by a raw path; decodes parameters and ignores one trailing slash. */
  find(method: string, path: string): Route<R> {
    const values: string[] = [];
    const place = this.#walk(this.#root, segmentsOf(path), 0, values);
    if (!place) return { found: false, allowed: [] };
    const end = place.ends.get(method === 'HEAD' ? 'GET' : method);
    if (!end) return { found: false, allowed: methodsOf(place) };
    const params: Record<string, string> = {};
    for (const [index, name] of end.names.entries()) params[name] = values[index] ?? '';
    return { found: true, endpoint: end.endpoint, params };
  }

  /**
   * Returns the known path that an unknown one probably means, or null: one of its segments is
   * close to a fixed one. Each segment is only compared with those possible in its place.
   */
  nearest(path: string): string | null {
    if (path.length > COMPARED_MAX) return null;
    const segments = segmentsOf(path);
    const found = this.#inVersion(segments) ?? this.#correct(this.#root, segments, false);
    return found && `/${found.join('/')}`;
  }

  /** Returns the same path in another version, or without one, if that has an endpoint. */
  #inVersion(segments: readonly string[]): readonly string[] | null {
    const [first = '', ...rest] = segments;
    const isVersion = (name: string): boolean => /^v\d$/.test(name);
    const [isVersioned, below] = isVersion(first) ? [true, rest] : [false, segments];
    const version = [...this.#root.fixed].find(
      ([name, place]) => isVersion(name) && this.#walk(place, below, 0, []),
    );
    if (version) return [version[0], ...below];
    return isVersioned && this.#walk(this.#root, below, 0, []) ? below : null;
  }

  #correct(
    place: Node<R>,
    segments: readonly string[],
    isCorrected: boolean,
  ): readonly string[] | null {
    const [segment, ...rest] = segments;
    if (segment === undefined) return place.ends.size > 0 ? [] : null;
    const through = (next: Node<R> | null | undefined, text: string, corrected: boolean) => {
      const behind = next && this.#correct(next, rest, corrected);
      return behind ? [text, ...behind] : null;
    };
    const straight = through(place.fixed.get(segment), segment, isCorrected);
    if (straight) return straight;
    const near =
      isCorrected || segment.length > SEGMENT_MAX
        ? undefined
        : nearestName(segment, [...place.fixed.keys()]);
    const isValue = segment !== '' && decodeSegment(segment) !== null;
    const corrected = near === undefined ? null : through(place.fixed.get(near), near, true);
    return corrected ?? (isValue ? through(place.parameter, segment, isCorrected) : null);
  }

  #walk(
    place: Node<R>,
    segments: readonly string[],
    index: number,
    values: string[],
  ): Node<R> | null {
    if (index === segments.length) return place.ends.size > 0 ? place : null;
    const text = decodeSegment(segments[index] ?? '');
    if (text === null) return null;
    const fixed = place.fixed.get(text);
    const straight = fixed && this.#walk(fixed, segments, index + 1, values);
    if (straight) return straight;
    const through = (next: Node<R> | null, value: string): Node<R> | null => {
      if (!next || value === '') return null;
      values.push(value);
      const found = this.#walk(next, segments, index + 1, values);
      if (!found) values.pop();
      return found;
    };
    for (const [prefix, next] of place.prefixed) {
      const found = text.startsWith(prefix) ? through(next, text.slice(prefix.length)) : null;
      if (found) return found;
    }
    return through(place.parameter, text);
  }
}
