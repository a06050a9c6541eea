// Valid QR codes and their payments.
import { textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { make, maker, type Body, type Made, type Samples } from './sample.ts';

/** Where webhooks go that no law looks at. */
export const idleUrl = ({ context: { receiver } }: Trial): string =>
  receiver ? receiver.url('/idle') : 'https://callbacks.example/conformance';

/** The body of a QR code. */
export const qrBody = (trial: Trial, change: Body = {}): Body => ({
  external_id: trial.newReference(),
  type: 'DYNAMIC',
  callback_url: idleUrl(trial),
  amount: trial.amount(15_000, 19_999),
  metadata: { branch: 'A 1', till: 'two' },
  ...change,
});

export const makeQr = maker('qr_codes.create', 'a QR code', qrBody);

/** Pays a QR code; a DYNAMIC one without an amount of its own. */
export const payQr = (trial: Trial, code: Made, amount?: number, as?: Actor): Promise<Made> => {
  const params = { external_id: textOf(code, 'external_id') };
  const body = amount === undefined ? {} : { amount };
  return make(trial, 'qr_codes.simulate', { params, body }, 'a QR payment', as);
};

export const qrCodeSamples: Samples = {
  makers: { qr_code: (trial) => makeQr(trial) },
  bodies: {
    'qr_codes.create': [
      (trial) => qrBody(trial),
      (trial) => qrBody(trial, { type: 'STATIC', amount: undefined }),
    ],
  },
  requests: {
    'qr_codes.simulate': [
      async (trial) => ({
        params: { external_id: textOf(await makeQr(trial, { type: 'STATIC' }), 'external_id') },
        body: { amount: trial.amount(12_000, 14_999) },
      }),
    ],
  },
};
