// Data table of the card networks, recognized by the first digits of a number.
import { markIn, type Mark } from '../mark.ts';

export type Funding = 'CREDIT' | 'DEBIT';

/** Also the values of card_brand (MODEL-UNSPEC-22). */
export type CardNetwork = 'VISA' | 'MASTERCARD' | 'JCB' | 'AMEX' | 'DISCOVER' | 'UNIONPAY' | 'GPN';

export interface NetworkRule {
  readonly network: CardNetwork;
  /** Its name as cardholders know it. */
  readonly name: string;
  /** Its mark on hosted pages, with letters of its name. */
  readonly mark: Mark;
  /** Matches the first digits of its numbers; `digits` bounds their length. */
  readonly bin: RegExp;
  readonly digits: readonly [number, number];
  readonly securityCode: number;
}

/** The networks; a number belongs to the first one that it matches. */
const networks: readonly NetworkRule[] = [
  {
    network: 'GPN',
    name: 'GPN',
    mark: markIn('#c8102e', 'GPN'),
    bin: /^1946/,
    digits: [16, 19],
    securityCode: 3,
  },
  {
    network: 'VISA',
    name: 'Visa',
    mark: markIn('#1a1f71', 'V'),
    bin: /^4/,
    digits: [13, 19],
    securityCode: 3,
  },
  {
    network: 'AMEX',
    name: 'American Express',
    mark: markIn('#006fcf', 'AE'),
    bin: /^3[47]/,
    digits: [15, 15],
    securityCode: 4,
  },
  {
    network: 'MASTERCARD',
    name: 'Mastercard',
    mark: markIn('#eb001b', 'MC'),
    bin: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    digits: [16, 16],
    securityCode: 3,
  },
  {
    network: 'JCB',
    name: 'JCB',
    mark: markIn('#0b7d3e', 'JCB'),
    bin: /^(308[89]|309[0-46-9]|310[0-2]|311[2-9]|3120|315[89]|333[7-9]|334|352[89]|35[3-8])/,
    digits: [16, 19],
    securityCode: 3,
  },
  {
    network: 'DISCOVER',
    name: 'Discover',
    mark: markIn('#f76b1c', 'D'),
    bin: /^(6011|64[4-9]|65)/,
    digits: [16, 19],
    securityCode: 3,
  },
  {
    network: 'UNIONPAY',
    name: 'UnionPay',
    mark: markIn('#00447c', 'UP'),
    bin: /^(62|81)/,
    digits: [16, 19],
    securityCode: 3,
  },
];

/** Returns the row of a network. */
export const networkNamed = (network: CardNetwork): NetworkRule => {
  const found = networks.find((one) => one.network === network);
  if (!found) throw new Error(`There is no network ${network}`);
  return found;
};

/** Returns the number of digits of a network's security code. */
export const securityCodeDigits = (network: CardNetwork): number =>
  networkNamed(network).securityCode;

/** Returns whether the last digit of a number is the check digit of the others (ISO/IEC 7812). */
export const hasCheckDigit = (number: string): boolean => {
  let sum = 0;
  for (const [index, digit] of Array.from(number).toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/** The names of the networks, for messages. */
export const networkNames = networks.map(({ network }) => network).join(', ');

/** The networks in the order in which pages show them. */
const listed = ['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'UNIONPAY', 'DISCOVER', 'GPN'] as const;

/**
 * Returns the networks whose cards a channel accepts. The channel GPN accepts only GPN; every other
 * channel accepts all networks, but GPN, the national network of Indonesia, only there.
 */
export const networksOf = ({
  code,
  country,
}: {
  readonly code: string;
  readonly country: string;
}): readonly CardNetwork[] =>
  listed.filter((one) => (code === 'GPN' ? one === 'GPN' : one !== 'GPN' || country === 'ID'));

/** Returns the network of a number, or undefined; on the channel GPN every number is of GPN. */
export const findNetwork = (number: string, channel: string): NetworkRule | undefined =>
  networks.find(
    ({ network, bin, digits: [least, most] }) =>
      (channel === 'GPN' ? network === 'GPN' : bin.test(number)) &&
      number.length >= least &&
      number.length <= most,
  );
