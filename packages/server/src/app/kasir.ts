// The platform in one process, with or without sockets: serves requests, and closes as a whole.
import {
  keyedDigest,
  type KeyView,
  type MaybePromise,
  type RateState,
  type RawRequest,
  type RawResponse,
} from '@kasir/core/pipeline';
import type { Partition } from '@kasir/core/store';
import { allPermissions } from '@kasir/models';
import { signingSecret } from '@kasir/deliveries';
import { freshMasterKeys, type MasterKeys } from '../secrets/master-keys.ts';
import { createSealer, type Sealer } from '../secrets/sealer.ts';
import type { SharedStorage } from '../storage/storage.ts';
import { compose, type Foundation, type Parts } from './compose.ts';

/** The caller name of an operator's request; no key and no address has it. */
const OPERATOR = 'operator';

export interface Kasir extends Omit<Parts, 'pipeline' | 'deliveries' | 'mails' | 'caller'> {
  /** Id of the default account, and its test key. */
  readonly account: string;
  readonly key: string;
  /** The keys that seal secrets in the database. */
  readonly masterKeys: MasterKeys;
  readonly sealer: Sealer;
  /** The storage that a thread for operator reads can share; null when there is none. */
  readonly shared: SharedStorage | null;
  /** The address at which users reach it. */
  readonly baseUrl: string;
  /** True once a stop is announced. */
  readonly isStopping: boolean;
  /** Sets the address that links to hosted pages and files begin with. */
  serveAt(baseUrl: string): void;
  /** Returns whether the head of a request names a caller who may use the API. */
  admits(head: RawRequest): MaybePromise<boolean>;
  /** Serves a request without a socket. */
  handle(request: RawRequest): MaybePromise<RawResponse>;
  /**
   * Serves a request of an operator for a test account, without a key of it: the caller is created
   * here, with an id that no key has and no header can name (docs/decisions/0070).
   */
  handleAs(account: string, request: Omit<RawRequest, 'address'>): MaybePromise<RawResponse>;
  /** Counts a request that goes to no endpoint: pages, files and probes share the limit. */
  countAddress(address: string): MaybePromise<RateState>;
  /**
   * Returns a secret that signs webhooks of an account in one mode, for its receivers; `number` is
   * its number in the settings of the account.
   */
  signingSecret(partition: Partition, number: number): string;
  /** Announces that requests should go to another node; those that arrive are still served. */
  announceStop(): void;
  /** Registers a function that runs when the platform closes. */
  atClose(close: () => Promise<void>): void;
  close(): Promise<void>;
}

const operatorOf = (secret: string, account: string): KeyView => ({
  id: OPERATOR,
  hash: keyedDigest(secret, `${OPERATOR} ${account}`),
  account,
  mode: 'test',
  type: 'secret',
  permissions: [...allPermissions],
  revoked: false,
});

/** Creates the platform; its worker does nothing until it is started. */
export const createPlatform = (
  foundation: Omit<Foundation, 'baseUrl' | 'sealer'> & { readonly key: string },
): Kasir => {
  const { options, secret, account, key } = foundation;
  const { tracing = null, elsewhere: shared = null, masterKeys = freshMasterKeys() } = options;
  let baseUrl = 'http://kasir.localhost';
  let stopping = false;
  const closers: (() => Promise<void>)[] = [];
  const sealer = createSealer(masterKeys.all);
  const { pipeline, deliveries, mails, caller, ...parts } = compose({
    ...foundation,
    sealer,
    baseUrl: () => baseUrl,
  });
  const { store, worker, clock, observation } = parts;
  const announceStop = (): void => {
    stopping = true;
    observation.stopWaiting();
    void clock.close();
  };
  return {
    ...parts,
    account,
    key,
    masterKeys,
    sealer,
    shared,
    get baseUrl() {
      return baseUrl;
    },
    get isStopping() {
      return stopping;
    },
    serveAt: (url) => {
      baseUrl = url;
    },
    admits: (head) => pipeline.admits(head),
    handle: (request) => {
      const traced = tracing?.request(request);
      if (!traced) return pipeline.handle(request);
      return traced.serve(() =>
        pipeline.handle(request, undefined, (observed) => traced.end(observed)),
      );
    },
    handleAs: (id, request) =>
      pipeline.handle({ ...request, address: OPERATOR }, operatorOf(secret, id)),
    countAddress: (address) => pipeline.countAddress(address),
    signingSecret: (partition, number) => signingSecret(secret, partition, number),
    announceStop,
    atClose: (close) => void closers.push(close),
    close: async () => {
      announceStop();
      await clock.close();
      await Promise.all([
        worker.stop(),
        deliveries.close(),
        mails.close(),
        caller.close(),
        parts.doubts.close(),
        parts.totals.close(),
        ...closers.map((close) => close()),
      ]);
      await store.close();
      observation.close();
    },
  };
};
