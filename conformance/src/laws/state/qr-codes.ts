// Laws about states: sequences of actions on QR codes, exhausted when short and random when long.
import fc from 'fast-check';
import { wholeAmount } from '../../generate/amounts.ts';
import { law, type Law } from '../../law.ts';
import {
  createCode,
  checkPayments,
  checkCode,
  checkMoney,
  payCode,
  type ModelledCode,
  type QrType,
  type Tendered,
} from '../../models/qr-code.ts';
import type { Trial } from '../../run/trial.ts';

const tendered: readonly Tendered[] = ['own', 'none', 'other'];
const types: readonly QrType[] = ['DYNAMIC', 'STATIC'];

const AMOUNT = 15_250;

/** All sequences of a length. */
const sequences = <T>(choices: readonly T[], length: number): readonly (readonly T[])[] =>
  length === 0
    ? [[]]
    : sequences(choices, length - 1).flatMap((head) => choices.map((last) => [...head, last]));

interface Codes {
  readonly codes: ModelledCode[];
}

/** A command of a random run; it names its code by an index into those there are. */
class Command implements fc.AsyncCommand<Codes, Trial> {
  readonly #name: string;
  readonly #do: (model: Codes, trial: Trial) => Promise<void>;
  readonly #needsCode: boolean;

  constructor(
    name: string,
    needsCode: boolean,
    act: (model: Codes, trial: Trial) => Promise<void>,
  ) {
    this.#name = name;
    this.#needsCode = needsCode;
    this.#do = act;
  }

  check({ codes }: Readonly<Codes>): boolean {
    return !this.#needsCode || codes.length > 0;
  }

  run(model: Codes, trial: Trial): Promise<void> {
    return this.#do(model, trial);
  }

  toString(): string {
    return this.#name;
  }
}

const onCode = (
  name: string,
  index: number,
  act: (trial: Trial, code: ModelledCode) => Promise<void>,
): Command =>
  new Command(`${name}(${index})`, true, async ({ codes }, trial) => {
    const code = codes[index % codes.length];
    if (code) await act(trial, code);
  });

const index = fc.nat({ max: 3 });

const commandsOf = (trial: Trial, withMoney: boolean): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      fc.tuple(fc.constantFrom(...types), wholeAmount(12_000, 20_000)).map(
        ([type, amount]) =>
          new Command(`create(${type}, ${amount})`, false, async ({ codes }) => {
            codes.push(await createCode(trial, type, amount));
          }),
      ),
      fc
        .tuple(index, fc.constantFrom<Tendered>('own', 'own', 'none', 'other'))
        .map(([at, how]) => onCode(`pay ${how}`, at, (real, code) => payCode(real, code, how))),
      index.map((at) => onCode('look', at, checkCode)),
      index.map((at) => onCode('list', at, checkPayments)),
      ...(withMoney ? [index.map((at) => onCode('money', at, checkMoney))] : []),
    ],
    { maxCommands: trial.profile.commands },
  ) as fc.Arbitrary<Iterable<Command>>;

const randomRuns = (trial: Trial, withMoney: boolean): Promise<void> =>
  trial.property(commandsOf(trial, withMoney), async (commands) => {
    const model: Codes = { codes: [] };
    await fc.asyncModelRun(() => ({ model, real: trial }), commands);
    for (const code of model.codes) {
      await checkCode(trial, code);
      if (withMoney) await checkMoney(trial, code);
    }
  });

const status = law({
  id: 'st-1',
  title: 'a DYNAMIC QR code becomes INACTIVE with its first payment; a STATIC one stays ACTIVE',
  level: 'M',
  clauses: [
    'STATE-QR-01',
    'STATE-QR-02',
    'STATE-QR-04',
    'STATE-QR-SET',
    'QR-FIELD-status',
    'QR-FIELD-type',
    'QR-CREATE-type',
    'QR-SIM-amount',
    'QRPAY-FIELD-amount',
  ],
  endpoints: ['qr_codes.create', 'qr_codes.get', 'qr_codes.simulate', 'qr_codes.payments'],
  witnesses: ['a payment that counts'],
  run: async (trial) => {
    const { profile } = trial;
    for (const type of types) {
      for (const sequence of sequences(tendered, profile.depth)) {
        trial.transcript = [];
        const code = await createCode(trial, type, AMOUNT);
        for (const how of sequence) {
          await payCode(trial, code, how);
          await checkCode(trial, code);
        }
        await checkPayments(trial, code);
      }
    }
    await randomRuns(trial, false);
  },
});

const late = law({
  id: 'st-2',
  title: 'a second payment of a DYNAMIC QR code is refunded and nets to zero',
  level: 'M',
  clauses: ['STATE-QR-03'],
  endpoints: [
    'qr_codes.create',
    'qr_codes.get',
    'qr_codes.simulate',
    'qr_codes.payments',
    'transactions.list',
  ],
  witnesses: ['a late payment'],
  run: async (trial) => {
    const code = await createCode(trial, 'DYNAMIC', AMOUNT);
    await payCode(trial, code, 'own');
    await payCode(trial, code, 'own');
    await checkCode(trial, code);
    await checkPayments(trial, code);
    await checkMoney(trial, code);
    await randomRuns(trial, true);
  },
});

export const qrCodeLaws: readonly Law[] = [status, late];
