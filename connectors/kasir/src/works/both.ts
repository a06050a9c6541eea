// Looks up an operation in both generations of the API, that of its channel first, because an
// earlier release or another setting may have used the other generation.
import type { KnownOperation } from '@kasir/connector';
import { generationOf, isInV2, type Generation } from '../capabilities.ts';
import { channelOf, type Service } from '../service.ts';

/** Returns the generations that have a channel; the one that serves it comes first. */
export const generationsOf = (
  { rules }: Pick<Service, 'rules'>,
  named: KnownOperation['request']['channel'],
): readonly Generation[] => {
  const channel = channelOf(named);
  const first = generationOf(channel, rules);
  const both = first === 'v2' ? (['v2', 'v3'] as const) : (['v3', 'v2'] as const);
  return both.filter((one) => (one === 'v2' ? isInV2(channel) : channel.v3 !== null));
};

/** Returns the object from the first generation that has it; null when none has it. */
export const findInBoth = async <Found>(
  service: Pick<Service, 'rules'>,
  channel: KnownOperation['request']['channel'],
  find: Readonly<Record<Generation, () => Promise<Found | null>>>,
): Promise<Found | null> => {
  for (const generation of generationsOf(service, channel)) {
    // Sequential, because the second generation is queried only when the first does not have the
    // object. oxlint-disable-next-line no-await-in-loop
    const found = await find[generation]();
    if (found !== null) return found;
  }
  return null;
};
