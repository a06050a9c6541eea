// Contracts of cardless credit, under the names that the client gives its methods.
export { calculatePaymentTypes as paymentTypes } from './calculate.contract.ts';
export { createCardlessCredit as create } from './create.contract.ts';
