// Rotates the verification token or the signing secret of an account and mode; the former one stays
// in use for a while (AUTH-13).
import { toIsoString } from '@kasir/core';
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { rotationUntil, withNextSecret, withToken, type CallbackSettings } from '@kasir/models';
import { randomHex } from '../../random/random-hex.ts';
import { operation, unknownAccount } from '../operation.ts';

export const rotateWebhooks = operation(
  controlContracts.webhooks.rotate,
  async (kasir, { params, body }) => {
    const { mode, secret: what, token = randomHex(48), overlap_ms: overlapMs } = body;
    if (what === 'signing_secret' && body.token !== undefined)
      return invalid('body.token', 'Omit this field: the platform creates signing secrets.');
    const partition = { account: params.id, mode };
    const now = await kasir.store.view(partition, (view) => view.now);
    let lasting: string | null = null;
    const rotate = (settings: CallbackSettings): CallbackSettings => {
      lasting = overlapMs === 0 ? null : rotationUntil(settings, what, now);
      if (lasting !== null) return settings;
      const rotation = { now, overlapMs };
      return what === 'token'
        ? withToken(settings, token, rotation)
        : withNextSecret(settings, rotation);
    };
    const account = await kasir.directory.changeAccount(params.id, ({ callbacks, ...rest }) => ({
      ...rest,
      callbacks: { ...callbacks, [mode]: rotate(callbacks[mode]) },
    }));
    if (!account) return unknownAccount;
    if (lasting !== null)
      return invalid(
        'body.overlap_ms',
        `Must be 0, which ends the rotation that lasts until ${String(lasting)}, or wait for its end.`,
      );
    const settings = account.callbacks[mode];
    return ok({
      token: settings.token,
      signing_secret: kasir.signingSecret(partition, settings.secret_number ?? 0),
      former_until: overlapMs === 0 ? null : toIsoString(now + overlapMs),
    });
  },
);
