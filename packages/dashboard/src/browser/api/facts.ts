// What the page knows of the contracts before it asks for anything: the server writes it into it.

export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

export interface Facts {
  /** Operations of the control API by `group.verb`. */
  readonly operations: Readonly<Record<string, OperationFacts>>;
  readonly permissions: readonly string[];
  readonly switches: readonly string[];
  readonly categories: readonly string[];
}

/** Id of the element that holds them as JSON. */
export const FACTS_ID = 'facts';

let read: Facts | undefined;

/** The facts of this page. */
export const facts = (): Facts =>
  (read ??= JSON.parse(document.querySelector(`#${FACTS_ID}`)?.textContent ?? '{}') as Facts);
