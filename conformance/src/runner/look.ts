// Examines a target without judging it: which endpoints it has, and which parameters it ignores.
import type { Demand } from '../clauses.ts';
import type { Magic } from '../targets/magic/magic.ts';
import { registry } from '../registry.ts';
import { Ended } from '../violation.ts';
import type { RunOptions } from './options.ts';
import { openRun } from './run.ts';

export interface Found {
  /** Contract ids that the target has; `missing` are the others. */
  readonly endpoints: readonly string[];
  readonly missing: readonly string[];
  /** Parameters that no clause asks for and the target ignores, as `list?parameter`. */
  readonly ignored: readonly string[];
  readonly rateLimit: number | null;
  /** Magic values of test mode, as far as they are known. */
  readonly magic: Magic;
  readonly demand: Demand;
  /** True if an endpoint besides that of QR codes simulates payments. */
  readonly isPaid: boolean;
  /** The reason why the target cannot be examined, or null. */
  readonly ended: string | null;
}

/** Parameters of lists that laws use where a target has them. */
const useful = ['reference_id', 'status', 'limit'];

/** Examines a target and looks for every endpoint. */
export const look = async (options: RunOptions): Promise<Found> => {
  const { context, probe, close } = await openRun(options);
  const ids = [...registry.contracts.keys()];
  let ended: string | null = null;
  const ignored: string[] = [];
  try {
    await probe.open();
    await probe.findAll(ids);
    for (const id of ids.filter((one) => one.endsWith('.list') && probe.endpoints.has(one)))
      for (const name of useful.filter((one) => registry.contracts.get(id)?.query?.shape[one]))
        if (!(await context.appliesParameter(id, name))) ignored.push(`${id}?${name}`);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    ended = error.message;
  } finally {
    await close();
  }
  const { endpoints, rateLimit } = probe;
  return {
    endpoints: ids.filter((id) => endpoints.has(id)),
    missing: ids.filter((id) => !endpoints.has(id)),
    ignored,
    rateLimit,
    magic: context.magic,
    demand: context.demand,
    isPaid: [...endpoints].some((id) => id.endsWith('.simulate') && !id.startsWith('qr_codes')),
    ended,
  };
};
