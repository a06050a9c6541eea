// Provides webhook laws with separate paths, and waits for deliveries.
import { law, type Law } from '../../law.ts';
import { makeQr, payQr } from '../../run/samples/makers.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat } from '../../violation.ts';
import type { Delivery } from '../../targets/wire/receiver.ts';

const endpoints = ['qr_codes.create', 'qr_codes.simulate', 'qr_codes.payments'];

export interface Paid {
  readonly code: Readonly<Record<string, unknown>>;
  readonly payment: Readonly<Record<string, unknown>>;
  /** Path at the receiver that the code names as its callback_url. */
  readonly path: string;
}

/** Pays a new code whose callback has a separate path. */
export const payNewCode = async (trial: Trial, type = 'DYNAMIC'): Promise<Paid> => {
  const path = `/${trial.newReference()}`;
  const code = await makeQr(trial, { type, callback_url: trial.receiver.url(path) });
  const payment = await payQr(trial, code, type === 'STATIC' ? 15_500 : undefined);
  return { code, payment, path };
};

/** Waits for this many deliveries to a path and returns the last one. */
export const waitForDelivery = async (trial: Trial, path: string, count = 1): Promise<Delivery> => {
  const all = await trial.deliveries(path, count);
  const last = all.at(-1);
  expectThat(all.length >= count, `${count} webhooks`, all.length);
  if (!last) throw new Error('A webhook that was counted is missing.');
  return last;
};

/** Creates a law about webhooks; about those of QR codes unless it names other endpoints. */
export const webhookLaw = (
  spec: Pick<Law, 'id' | 'title' | 'level' | 'clauses' | 'run'> & Partial<Law>,
): Law => law({ needs: ['writes', 'receiver'], endpoints, ...spec });
