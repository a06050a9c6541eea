// How long a read waits while others write: one connection reads, 32 create QR codes.
import { waitsOf, type Waits } from './client.ts';
import { run } from './load.ts';
import { readBeside } from './requests.ts';
import { median, startTarget } from './serving.ts';

export interface Waited {
  readonly alone: Waits;
  readonly beside: Waits;
}

const WRITERS = 32;

const middle = (rounds: readonly Waits[]): Waits => ({
  usual: median(rounds.map(({ usual }) => usual)),
  most: median(rounds.map(({ most }) => most)),
});

/** Measures reads alone and beside writers in turn; the first round warms up and does not count. */
export const measureWaits = async (profile: {
  readonly rounds: number;
  readonly seconds: number;
}): Promise<Waited> => {
  const { child, ready } = await startTarget({ kind: 'kasir' });
  try {
    const { path, write } = await readBeside(ready);
    const { port, key } = ready;
    const { seconds } = profile;
    const read = () => waitsOf([`http://127.0.0.1:${port}${path}`], key, seconds * 1_000);
    const rounds: Waited[] = [];
    for (let round = 0; round <= profile.rounds; round += 1) {
      const alone = await read();
      const [beside] = await Promise.all([
        read(),
        run({ port, connections: WRITERS, seconds, request: write }),
      ]);
      if (round > 0) rounds.push({ alone, beside });
    }
    return {
      alone: middle(rounds.map((one) => one.alone)),
      beside: middle(rounds.map((one) => one.beside)),
    };
  } finally {
    child.send('stop');
  }
};
