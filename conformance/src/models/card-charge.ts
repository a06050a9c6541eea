// An independent model of a card charge: what is held is captured once or reversed, and what was
// captured is given back at most once.
import { makeCardCharge } from '../run/samples/cards.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import {
  expectObject,
  expectSame,
  expectStatus,
  expectThat,
  summarize,
  textOf,
} from '../violation.ts';

/** What is done to a charge. */
export type ChargeAct = 'capture part' | 'capture over' | 'reverse' | 'refund part' | 'refund over';

export interface ModelledCharge {
  readonly id: string;
  readonly created: Made;
  status: string;
  captured: number;
  refunded: number;
}

/** The amounts of the model; the parts are no amounts that a target may simulate anything for. */
export const charged = { amount: 60_000, part: 25_000, refund: 20_000 } as const;

/** Makes a charge, and expects what it says of itself. */
export const openCharge = async (trial: Trial, capture: boolean): Promise<ModelledCharge> => {
  const created = await makeCardCharge(trial, { amount: charged.amount, capture });
  const status = capture ? 'CAPTURED' : 'AUTHORIZED';
  expectSame('status of a new charge', status, created['status']);
  expectSame('authorized_amount of a new charge', charged.amount, created['authorized_amount']);
  return {
    id: textOf(created, 'id'),
    created,
    status,
    captured: capture ? charged.amount : 0,
    refunded: 0,
  };
};

/** Reads a charge: it is as the model has it, and as it was made beside that. */
export const checkCharge = async (trial: Trial, charge: ModelledCharge): Promise<void> => {
  const read = await trial.call('credit_card_charges.get', { params: { id: charge.id } });
  expectStatus(read, 200, 'for a charge');
  const { status, capture_amount, ...rest } = expectObject(read, 'a charge');
  expectSame('status of the charge', charge.status, status);
  expectSame('capture_amount of the charge', charge.captured, capture_amount ?? 0);
  const { status: _s, capture_amount: _c, ...before } = charge.created;
  expectSame('everything else of the charge', before, rest);
};

const endpoints = {
  capture: 'credit_card_charges.capture',
  reverse: 'credit_card_charges.reverse',
  refund: 'credit_card_charges.refund',
} as const;

/** Whether the model allows an act now. */
const isAllowed = (charge: ModelledCharge, act: ChargeAct): boolean => {
  switch (act) {
    case 'capture part':
    case 'reverse':
      return charge.status === 'AUTHORIZED';
    case 'refund part':
      return charge.captured - charge.refunded >= charged.refund;
    default:
      return false;
  }
};

const amounts: Readonly<Record<ChargeAct, number | null>> = {
  'capture part': charged.part,
  'capture over': charged.amount + 1,
  reverse: null,
  'refund part': charged.refund,
  'refund over': charged.amount + 1,
};

/** Acts on a charge: it succeeds exactly where the model allows it. */
export const actOnCharge = async (
  trial: Trial,
  charge: ModelledCharge,
  act: ChargeAct,
): Promise<void> => {
  const [verb = ''] = act.split(' ');
  const endpoint = endpoints[verb as keyof typeof endpoints];
  const amount = amounts[act];
  const response = await trial.call(endpoint, {
    ...versionOf(endpoint),
    params: { id: charge.id },
    body: {
      ...(amount !== null && { amount }),
      ...(verb !== 'capture' && { external_id: trial.newReference() }),
    },
  });
  if (!isAllowed(charge, act)) {
    expectThat(
      response.status >= 400 && response.status < 500,
      `a rejection of ${act} on a charge that is ${charge.status}`,
      summarize(response),
    );
    trial.witness('a rejected act');
    return;
  }
  expectStatus(response, 200, `for ${act}`);
  trial.witness('an act that counts');
  if (verb === 'capture') Object.assign(charge, { status: 'CAPTURED', captured: charged.part });
  if (verb === 'reverse') Object.assign(charge, { status: 'REVERSED', captured: 0 });
  if (verb === 'refund') charge.refunded += charged.refund;
};
