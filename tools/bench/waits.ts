// Measures how long gets wait while others write: the same connections, alone and beside 32 that
// create QR codes. Each sends its next get when its last response has arrived.
import { medianWaits, waitsOf, type Waits } from './figures.ts';
import { run } from './load.ts';
import { readWhileBusy } from './requests.ts';
import { startTarget } from './serving.ts';

export interface Waited {
  /** Number of reading connections. */
  readonly readers: number;
  readonly alone: Waits;
  readonly crowded: Waits;
}

const WRITERS = 32;

/** Numbers of readers: as many as writers, and one, which waits for no other reader. */
const READERS = [32, 1];

/** Measures gets alone and beside writers in turn; the first round warms up and does not count. */
export const measureWaits = async (profile: {
  readonly rounds: number;
  readonly seconds: number;
}): Promise<Waited[]> => {
  const { child, ready } = await startTarget({ kind: 'kasir' });
  try {
    const { read, write } = await readWhileBusy(ready);
    const { port } = ready;
    const { seconds } = profile;
    const gets = async (connections: number): Promise<Waits> => {
      const times: number[] = [];
      const took = (ms: number): void => void times.push(ms);
      await run({ port, connections, seconds, request: read, took });
      return waitsOf(times);
    };
    const measured: Waited[] = [];
    for (const readers of READERS) {
      const alone: Waits[] = [];
      const crowded: Waits[] = [];
      for (let round = 0; round <= profile.rounds; round += 1) {
        const quiet = await gets(readers);
        const [busy] = await Promise.all([
          gets(readers),
          run({ port, connections: WRITERS, seconds, request: write }),
        ]);
        if (round === 0) continue;
        alone.push(quiet);
        crowded.push(busy);
      }
      measured.push({ readers, alone: medianWaits(alone), crowded: medianWaits(crowded) });
    }
    return measured;
  } finally {
    child.send('stop');
  }
};
