// The text format of Prometheus: families of samples, and counters that cost a hot path almost
// nothing because they are rendered only on request.

export type Labels = Readonly<Record<string, string | number>>;

/** One line of a family; `suffix` is that of histograms: `_bucket`, `_sum`, `_count`. */
export interface Sample {
  readonly suffix?: string;
  readonly labels?: Labels;
  readonly value: number;
}

/** All samples of one name. */
export interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
}

const escapeLabel = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

const labelText = (labels: Labels | undefined): string => {
  const pairs = Object.entries(labels ?? {}).map(
    ([name, value]) => `${name}="${escapeLabel(String(value))}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const numberText = (value: number): string => {
  if (value === Infinity) return '+Inf';
  return value === -Infinity ? '-Inf' : String(value);
};

/** Renders families as Prometheus reads them (text format 0.0.4). */
export const expose = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, type, help, samples }) =>
      [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ suffix = '', labels, value }) =>
            `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
        ),
        '',
      ].join('\n'),
    )
    .join('');

/** Counts by one label, or by several joined to one text. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Returns the samples, each with the labels of its key. */
  samples(labelsOf: (key: string) => Labels): Sample[] {
    return Array.from(this.#counts, ([key, value]) => ({ labels: labelsOf(key), value }));
  }
}

/** Counts values by the bounds that they do not exceed. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
  }

  add(value: number): void {
    let at = 0;
    while (at < this.#bounds.length && value > (this.#bounds[at] ?? Infinity)) at += 1;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += value;
  }

  samples(labels: Labels = {}): Sample[] {
    let count = 0;
    const buckets = Array.from(this.#counts, (found, at): Sample => {
      count += found;
      const le = numberText(this.#bounds[at] ?? Infinity);
      return { suffix: '_bucket', labels: { ...labels, le }, value: count };
    });
    return [
      ...buckets,
      { suffix: '_sum', labels, value: this.#sum },
      { suffix: '_count', labels, value: count },
    ];
  }
}
