// Records the exchanges that the documents show: every call of every API, made once on a platform.
import { apis, controlApi, type Api } from '../../openapi/calls.ts';
import { operateEverything } from './control.ts';
import { callLegacy } from './legacy.ts';
import { reconcileEverything } from './reconciliation.ts';
import { Recorder, type Exchange } from './recorder.ts';
import { callRemaining } from './remaining.ts';
import { recordOperatorRefusals, recordRefusals, type Refusals } from './refusals.ts';
import { steady } from './steady.ts';
import { callUnified } from './unified.ts';
import { callSnap, callV3 } from './v3.ts';

export type Exchanges = ReadonlyMap<string, readonly Exchange[]>;

export interface Recorded {
  /** Exchanges by id of the call. */
  readonly calls: Exchanges;
  readonly operations: Exchanges;
  readonly refusals: Refusals;
  readonly operatorRefusals: Refusals;
}

const contractsOf = ({ calls }: Api) => calls.map(({ contract }) => contract);

/** Makes all calls. Throws when one of them does not succeed. */
export const record = async (): Promise<Recorded> => {
  const recorder = await Recorder.open();
  try {
    await callUnified(recorder);
    await callLegacy(recorder);
    await callV3(recorder);
    await callSnap(recorder);
    const contracts = apis.flatMap(contractsOf);
    await callRemaining(recorder, contracts);
    const refusals = await recordRefusals(recorder, contracts);
    // Last, because it advances the clock.
    await operateEverything(recorder);
    const reconciled = await reconcileEverything();
    const operatorRefusals = await recordOperatorRefusals(recorder, contractsOf(controlApi));
    return {
      calls: recorder.calls,
      refusals,
      operatorRefusals,
      operations: new Map(steady([...recorder.operations, ...reconciled.operations])),
    };
  } finally {
    await recorder.kasir.close();
  }
};
