// The exchanges that the documents show: every call of every API, made once on a platform.
import { callLegacy } from './legacy.ts';
import { operateEverything } from './control.ts';
import { Recorder, type Exchange } from './recorder.ts';
import { steady } from './steady.ts';
import { callUnified } from './unified.ts';
import { callSnap, callV3 } from './v3.ts';

export type Exchanges = ReadonlyMap<string, readonly Exchange[]>;

export interface Recorded {
  /** By id of the call. */
  readonly calls: Exchanges;
  readonly operations: Exchanges;
}

/** Makes all calls. Throws when one of them does not succeed. */
export const record = async (): Promise<Recorded> => {
  const recorder = await Recorder.open();
  try {
    await callUnified(recorder);
    await callLegacy(recorder);
    await callV3(recorder);
    await callSnap(recorder);
    // Last, because it lets the clock run.
    await operateEverything(recorder);
    return {
      calls: recorder.calls,
      operations: new Map(steady([...recorder.operations])),
    };
  } finally {
    await recorder.kasir.close();
  }
};
