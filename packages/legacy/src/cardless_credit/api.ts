// The endpoints of cardless credit, by the names of the client's methods.
export { calculatePaymentTypesHandler as paymentTypes } from './calculate.ts';
export { createCardlessCreditHandler as create } from './create.ts';
