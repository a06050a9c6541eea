// Lists the products that stories are about.
import type { Product } from '../product.ts';
import { qrCodes } from './qr-codes.ts';
import { cardsAndAccounts } from './cards-and-accounts.ts';
import { numbersAndCodes } from './numbers-and-codes.ts';
import { paymentsOfV3 } from './payments-of-v3.ts';
import { customers } from './customers.ts';
import { cardCharges } from './card-charges.ts';
import { transfers } from './transfers.ts';
import { ewalletCharges } from './ewallet-charges.ts';
import { virtualAccounts } from './virtual-accounts.ts';
import { outletCodes } from './outlet-codes.ts';
import { invoices } from './invoices.ts';
import { directDebits } from './direct-debits.ts';
import { recurringPayments } from './recurring-payments.ts';
import { walletPayments } from './wallet-payments.ts';
import { checkouts } from './checkouts.ts';
import { subAccounts } from './sub-accounts.ts';
import { accountLinks } from './account-links.ts';

export const products: readonly Product[] = [
  qrCodes,
  cardsAndAccounts,
  numbersAndCodes,
  paymentsOfV3,
  customers,
  cardCharges,
  transfers,
  ewalletCharges,
  virtualAccounts,
  outletCodes,
  invoices,
  directDebits,
  recurringPayments,
  walletPayments,
  checkouts,
  subAccounts,
  accountLinks,
];
