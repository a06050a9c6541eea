// Profiles: how much of each law is tried, and how many requests a run may send.

/** How thoroughly laws are checked, and what a run may do. */
export interface Profile {
  /** Runs of a property. */
  readonly runs: number;
  /** Commands of one random run of a model. */
  readonly commands: number;
  /** Depth to which sequences are exhausted. */
  readonly depth: number;
  /** Number of concurrent requests. */
  readonly burst: number;
  /** Rows of a list that is walked. */
  readonly rows: number;
  /** Members of a table that are tried, such as the fields of a request, chosen by the seed. */
  readonly sampleSize: number;
  readonly maxRequests: number;
  readonly writes: boolean;
  /** Whether a skipped or vacuous law fails the run. */
  readonly certify: boolean;
  readonly summary: string;
}

const full = {
  runs: 10,
  commands: 20,
  depth: 3,
  burst: 8,
  rows: 20,
  sampleSize: Infinity,
};
const standard = { runs: 3, commands: 10, depth: 2, burst: 4, rows: 8, sampleSize: 6 };
const smoke = { runs: 1, commands: 6, depth: 1, burst: 3, rows: 5, sampleSize: 2 };

export const profiles = {
  smoke: {
    ...smoke,
    maxRequests: 10_000,
    writes: true,
    certify: false,
    summary: 'one example of each law',
  },
  standard: {
    ...standard,
    maxRequests: 20_000,
    writes: true,
    certify: false,
    summary: 'a few examples of each law; for test accounts of a remote target',
  },
  full: {
    ...full,
    maxRequests: 50_000,
    writes: true,
    certify: false,
    summary: 'many examples; for a target on this machine',
  },
  'read-only': {
    ...standard,
    maxRequests: 500,
    writes: false,
    certify: false,
    summary: 'only laws that create and change nothing',
  },
  certify: {
    ...full,
    maxRequests: 100_000,
    writes: true,
    certify: true,
    summary: 'full, and no law may be skipped or vacuous',
  },
} as const satisfies Readonly<Record<string, Profile>>;

export type ProfileName = keyof typeof profiles;
