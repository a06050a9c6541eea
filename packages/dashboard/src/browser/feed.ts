// Follows the live feed: reads it, waits for the next entry, and repeats.
import type { FeedEntry } from '@kasir/control';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from './api/client.ts';
import type { Live } from './place.ts';

const WAIT_MS = 20_000;
/** Pause between reads in milliseconds, so that a busy server is read only a few times a second. */
const REST_MS = 300;
const RETRY_MS = 3_000;
const KEPT = 200;

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Following {
  readonly signal: AbortSignal;
  readonly onEntries: (entries: readonly FeedEntry[], missed: number) => void;
  readonly onConnected: (connected: boolean) => void;
}

const follow = async ({ signal, onEntries, onConnected }: Following): Promise<void> => {
  let after: number | undefined;
  while (!signal.aborted) {
    try {
      const query = after === undefined ? { limit: 100 } : { after, wait_ms: WAIT_MS, limit: 500 };
      const { data, last, missed } = await api().feed.read({ query }, signal);
      // A restarted server counts from the beginning.
      after = after !== undefined && last < after ? 0 : last;
      onConnected(true);
      if (data.length > 0) onEntries(data, missed);
      await rest(REST_MS);
    } catch {
      if (signal.aborted) return;
      onConnected(false);
      await rest(RETRY_MS);
    }
  }
};

/** Returns the live feed, newest first; views do not change while it is paused. */
export const useFeed = (): Live => {
  const [entries, setEntries] = useState<readonly FeedEntry[]>([]);
  const [turn, setTurn] = useState(0);
  const [missed, setMissed] = useState(0);
  const [connected, setConnected] = useState(true);
  const [paused, setPaused] = useState(false);
  const holding = useRef<FeedEntry[]>([]);
  const held = useRef(false);
  held.current = paused;
  useEffect(() => {
    const aborting = new AbortController();
    const onEntries = (fresh: readonly FeedEntry[], lost: number) => {
      if (lost > 0) setMissed((before) => before + lost);
      holding.current = [...fresh.toReversed(), ...holding.current].slice(0, KEPT);
      if (held.current) return;
      setEntries(holding.current);
      setTurn((before) => before + 1);
    };
    void follow({ signal: aborting.signal, onEntries, onConnected: setConnected });
    return () => aborting.abort();
  }, []);
  const change = (next: boolean) => {
    setPaused(next);
    if (next) return;
    setEntries(holding.current);
    setTurn((before) => before + 1);
  };
  return { entries, turn, paused, setPaused: change, connected, missed };
};
