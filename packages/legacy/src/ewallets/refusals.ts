// Maps the refusals of a wallet channel to errors.
import { fail, type Fail } from '@kasir/core/server';
import { explainChannelRefusal, type ChannelRefusal } from '@kasir/payments';

/** Returns the error of a request that the channel itself refuses. */
export const channelFailure = (
  refused: ChannelRefusal,
): Fail<'CHANNEL_NOT_ACTIVATED' | 'CHANNEL_UNAVAILABLE' | 'SERVER_ERROR'> =>
  fail(refused.code, explainChannelRefusal(refused));
