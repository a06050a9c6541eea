// Defines the profiles: which laws are tried, and how thoroughly.

/** The thoroughness of laws, and what a run may do. */
export interface Profile {
  /** Runs of a property. */
  readonly runs: number;
  /** Number of stories of a product, steps of each, and requests after which a story is ended. */
  readonly stories: {
    readonly number: number;
    readonly steps: number;
    readonly requests: number;
  };
  /** Number of concurrent requests. */
  readonly burst: number;
  /** Members of a table that are tried, such as the fields of a request, chosen by the seed. */
  readonly sampleSize: number;
  /**
   * Requests of a run that names no laws: it tries a sample of each group that fits. Null tries
   * every law.
   */
  readonly sampleOf: number | null;
  readonly writes: boolean;
  /** True if a skipped or vacuous law fails the run. */
  readonly certify: boolean;
  readonly summary: string;
}

const full = {
  runs: 10,
  stories: { number: 12, steps: 40, requests: Infinity },
  burst: 8,
  sampleSize: Infinity,
};
const standard = {
  runs: 3,
  stories: { number: 3, steps: 20, requests: Infinity },
  burst: 4,
  sampleSize: 6,
};
const smoke = {
  runs: 1,
  stories: { number: 1, steps: 2, requests: 30 },
  burst: 3,
  sampleSize: 2,
};

export const profiles = {
  smoke: {
    ...smoke,
    sampleOf: 250,
    writes: true,
    certify: false,
    summary: 'some laws of every group in at most 250 requests; which ones is selected by the seed',
  },
  standard: {
    ...standard,
    sampleOf: null,
    writes: true,
    certify: false,
    summary: 'every law, with a few examples',
  },
  full: {
    ...full,
    sampleOf: null,
    writes: true,
    certify: false,
    summary: 'every law, with many examples',
  },
  'read-only': {
    ...standard,
    sampleOf: null,
    writes: false,
    certify: false,
    summary: 'only laws that create and change nothing',
  },
  certify: {
    ...full,
    sampleOf: null,
    writes: true,
    certify: true,
    summary: 'full, and no law may be skipped or vacuous',
  },
} as const satisfies Readonly<Record<string, Profile>>;

export type ProfileName = keyof typeof profiles;
