// The endpoints of recurring payments, by the names of the client's methods.
export { createRecurringPaymentHandler as create } from './create.ts';
export { getRecurringPaymentHandler as get } from './get.ts';
export {
  pauseRecurringPaymentHandler as pause,
  resumeRecurringPaymentHandler as resume,
  stopRecurringPaymentHandler as stop,
} from './transitions.ts';
export { updateRecurringPaymentHandler as update } from './update.ts';
