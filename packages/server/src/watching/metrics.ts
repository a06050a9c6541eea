// The counters of the platform, for GET /metrics of the control listener.
import type { Observed } from '@kasir/core/pipeline';
import type { Backlog } from '@kasir/core/store';
import type { AttemptEnd } from './attempts.ts';
import type { Doubtful } from '../connectors/doubtful.ts';
import { expose, Histogram, Tally, type Family, type Labels } from './exposition.ts';
import { processFamilies } from './process.ts';

/** In seconds: a read from memory takes a tenth of a millisecond, a commit a few milliseconds. */
const LATENCY_BOUNDS = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
];
/** In commands: PostgreSQL stores up to 64 at once, SQLite as many as are waiting. */
const GROUP_BOUNDS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** The counters of one endpoint. */
interface Served {
  /** Responses by status. */
  readonly statuses: Map<number, number>;
  readonly latency: Histogram;
}

/** The result of the last check of the books. */
interface Checked {
  readonly breaches: number;
  /** Seconds since 1970. */
  readonly at: number;
}

/** The name for requests that no endpoint accepts. */
const NO_ENDPOINT = 'none';

const doubtFamilies = (doubtful: readonly Doubtful[], now: number): Family[] => [
  {
    name: 'kasir_doubtful_operations',
    type: 'gauge',
    help: 'Operations of connectors that an operator should look at, in live mode.',
    samples: doubtful.map(({ connector, count }) => ({ labels: { connector }, value: count })),
  },
  {
    name: 'kasir_doubtful_operation_oldest_seconds',
    type: 'gauge',
    help: 'Age of the oldest of them, from when it was begun.',
    samples: doubtful.map(({ connector, oldest }) => ({
      labels: { connector },
      value: Math.max(0, Math.floor((now - oldest) / 1_000)),
    })),
  },
];

export class Metrics {
  readonly #served = new Map<string, Served>();
  readonly #refusals = new Tally();
  readonly #groups = new Histogram(GROUP_BOUNDS);
  readonly #attempts = new Tally();
  #failedJobs = 0;
  #limiterAway = 0;
  #checked: Checked | null = null;

  /** Counts a request that got its response. */
  served({ endpoint, status, errorCode }: Observed, seconds: number): void {
    this.countOutsideApi(endpoint ?? NO_ENDPOINT, status, seconds);
    if (errorCode === 'RATE_LIMIT_EXCEEDED')
      this.#refusals.add(endpoint === null ? 'address' : 'account');
  }

  /** Counts a request outside the API: a page, a file. */
  countOutsideApi(endpoint: string, status: number, seconds: number): void {
    let of = this.#served.get(endpoint);
    if (!of) {
      of = { statuses: new Map(), latency: new Histogram(LATENCY_BOUNDS) };
      this.#served.set(endpoint, of);
    }
    of.statuses.set(status, (of.statuses.get(status) ?? 0) + 1);
    of.latency.add(seconds);
  }

  /** Counts a request outside the API that the rate limit of its address has refused. */
  countRefusedOutsideApi(): void {
    this.#refusals.add('address');
  }

  /** Counts a transaction by the number of commands it has stored. */
  readonly committed = (commands: number): void => this.#groups.add(commands);

  /** Counts an attempt to deliver an event. */
  attempted({ outcome, retry }: AttemptEnd): void {
    this.#attempts.add(`${outcome} ${retry}`);
  }

  jobFailed(): void {
    this.#failedJobs += 1;
  }

  /** Counts a request limited by this node alone, as the shared limiter is unreachable. */
  readonly limitedAlone = (): void => {
    this.#limiterAway += 1;
  };

  /** Records the result of a check of the books; `at` in milliseconds since 1970. */
  checked(breaches: number, at: number): void {
    this.#checked = { breaches, at: at / 1_000 };
  }

  /**
   * Returns all counters for Prometheus; `backlog` and `doubtful` are null when the store is
   * unreachable. `now` is in milliseconds.
   */
  text(backlog: Backlog | null, doubtful: readonly Doubtful[] | null, now: number): string {
    return expose([
      ...this.#requestFamilies(),
      ...this.#workFamilies(backlog),
      ...doubtFamilies(doubtful ?? [], now),
      ...this.#bookFamilies(),
      ...processFamilies(),
    ]);
  }

  #requestFamilies(): Family[] {
    const served = [...this.#served];
    return [
      {
        name: 'kasir_requests_total',
        type: 'counter',
        help: 'Requests to the public listener by contract id and status.',
        samples: served.flatMap(([endpoint, { statuses }]) =>
          Array.from(statuses, ([status, value]) => ({ labels: { endpoint, status }, value })),
        ),
      },
      {
        name: 'kasir_request_duration_seconds',
        type: 'histogram',
        help: 'From the whole request to its whole response, without the network.',
        samples: served.flatMap(([endpoint, { latency }]) => latency.samples({ endpoint })),
      },
      {
        name: 'kasir_rate_limit_refusals_total',
        type: 'counter',
        help: 'Requests beyond the limit of an address, or of an account at an endpoint.',
        samples: this.#refusals.samples((limit) => ({ limit })),
      },
      {
        name: 'kasir_rate_limit_alone_total',
        type: 'counter',
        help: 'Requests that this node has limited alone, because Redis was away.',
        samples: [{ value: this.#limiterAway }],
      },
    ];
  }

  #workFamilies(backlog: Backlog | null): Family[] {
    const labelsOf = (key: string): Labels => {
      const [outcome = '', retry = ''] = key.split(' ');
      return { outcome, retry };
    };
    return [
      {
        name: 'kasir_commit_group_size',
        type: 'histogram',
        help: 'Commands that one durable transaction has stored.',
        samples: this.#groups.samples(),
      },
      {
        name: 'kasir_jobs',
        type: 'gauge',
        help: 'Jobs in the database: due work and due deliveries that wait, not due yet, in hand.',
        samples: Object.entries(backlog ?? {}).map(([state, value]) => ({
          labels: { state },
          value,
        })),
      },
      {
        name: 'kasir_jobs_failed_total',
        type: 'counter',
        help: 'Jobs that failed and will be tried again.',
        samples: [{ value: this.#failedJobs }],
      },
      {
        name: 'kasir_delivery_attempts_total',
        type: 'counter',
        help: 'Attempts to deliver an event by outcome; retry says whether an earlier one failed.',
        samples: this.#attempts.samples(labelsOf),
      },
    ];
  }

  #bookFamilies(): Family[] {
    const checked = this.#checked ? [this.#checked] : [];
    return [
      {
        name: 'kasir_invariant_breaches',
        type: 'gauge',
        help: 'What the last check of the books has found; absent before the first.',
        samples: checked.map(({ breaches }) => ({ value: breaches })),
      },
      {
        name: 'kasir_invariants_checked_timestamp_seconds',
        type: 'gauge',
        help: 'When the books were checked last.',
        samples: checked.map(({ at }) => ({ value: at })),
      },
    ];
  }
}
