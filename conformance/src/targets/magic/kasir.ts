// Lists the magic values of Kasir's test mode, the same as those of the public service.
import { parseMagic, type Magic } from './magic.ts';

export const kasirMagic: Magic = parseMagic({
  amounts: [
    [10, 11],
    [1_300, 1_310],
    [1_401, 1_412],
    [4_000, 4_080],
    5_000,
    9_999,
    [10_051, 10_060],
    [10_100, 10_102],
    [11_000, 11_004],
    12_003,
    [20_103, 20_111],
    [400_300, 405_900],
  ],
  declinedAmounts: {
    CARD: [10_051, 10_052, 10_054, 10_055, 10_057],
    EWALLET: [20_103, 20_104, 20_105, 20_106, 20_107, 20_110],
    DIRECT_DEBIT: [11_002],
  },
  declinedCharges: {
    EXPIRED_CARD: 10_051,
    CARD_DECLINED: 10_052,
    INSUFFICIENT_BALANCE: 10_054,
    STOLEN_CARD: 10_055,
    INACTIVE_CARD: 10_056,
    PROCESSOR_ERROR: 10_057,
    INVALID_CVN: 10_058,
    BIN_BLOCK: 10_060,
  },
  declinedWalletPayments: [4_030, 4_080],
  declinedRefunds: [1_301, 1_302, 1_303, 1_304, 1_305],
  unavailable: 10_101,
  cards: {
    challenged: '4000000000001091',
    visa: '4000000000001000',
    mastercard: '5200000000001005',
    amex: '340000000002708',
    jcb: '3528000000000007',
  },
  installments: [
    { card: '4440000042200014', count: 3, interval: 'month', least: 500_000 },
    { card: '5123450000000008', count: 6, interval: 'month', least: 500_000 },
  ],
  namedCard: '4200350000000801',
  promotion: { reference_id: 'TEST_PROMOTION', percent: 10 },
  password: '123456',
  wrongPassword: '999999',
});

/**
 * The magic values of an unknown target: none that can be relied on. Amounts with a meaning in the
 * public service are never drawn, which costs nothing where they have no meaning.
 */
export const strangeMagic: Magic = parseMagic({ amounts: kasirMagic.amounts });
