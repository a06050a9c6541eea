// Finds the endpoint of a method and path; fixed segments win over parameters (QR-CONF-01).
import type { EndpointSpec } from '../contract.ts';
import type { Handler } from './handler.ts';

interface Node {
  readonly fixed: Map<string, Node>;
  parameter: Node | null;
  /** Method -> handler and the names of the parameters on the way. */
  readonly ends: Map<string, { readonly handler: Handler; readonly names: readonly string[] }>;
}

export type Route =
  | { readonly found: true; readonly handler: Handler; readonly params: Record<string, string> }
  | { readonly found: false; readonly allowed: readonly string[] };

const node = (): Node => ({ fixed: new Map(), parameter: null, ends: new Map() });

const segmentsOf = (path: string): string[] => {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed.slice(1).split('/');
};

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** All routes of a server; throws when two contracts claim the same method and path. */
export class Router {
  readonly #root = node();

  constructor(handlers: readonly Handler[]) {
    for (const handler of handlers) this.#add(handler, handler.contract);
  }

  #add(handler: Handler, { method, path }: EndpointSpec): void {
    const names: string[] = [];
    let place = this.#root;
    for (const segment of segmentsOf(path)) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name === undefined) {
        const next = place.fixed.get(segment) ?? node();
        place.fixed.set(segment, next);
        place = next;
      } else {
        names.push(name);
        place.parameter ??= node();
        place = place.parameter;
      }
    }
    if (place.ends.has(method)) throw new Error(`Two endpoints claim ${method} ${path}`);
    place.ends.set(method, { handler, names });
  }

  /** `path` is the raw path without query; parameters are percent-decoded, one trailing slash is ignored. */
  find(method: string, path: string): Route {
    const values: string[] = [];
    const place = this.#walk(this.#root, segmentsOf(path), 0, values);
    if (!place) return { found: false, allowed: [] };
    const end = place.ends.get(method === 'HEAD' ? 'GET' : method);
    if (!end) return { found: false, allowed: [...place.ends.keys()] };
    const params = Object.fromEntries(end.names.map((name, i) => [name, values[i] ?? '']));
    return { found: true, handler: end.handler, params };
  }

  #walk(place: Node, segments: readonly string[], index: number, values: string[]): Node | null {
    if (index === segments.length) return place.ends.size > 0 ? place : null;
    const text = decoded(segments[index] ?? '');
    if (text === null) return null;
    const fixed = place.fixed.get(text);
    const straight = fixed && this.#walk(fixed, segments, index + 1, values);
    if (straight) return straight;
    if (!place.parameter || text === '') return null;
    values.push(text);
    const through = this.#walk(place.parameter, segments, index + 1, values);
    if (!through) values.pop();
    return through;
  }
}
