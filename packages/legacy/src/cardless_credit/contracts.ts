// Exports the contracts of cardless credit under the names of the client methods.
export { calculatePaymentTypes as paymentTypes } from './calculate.contract.ts';
export { createCardlessCredit as create } from './create.contract.ts';
