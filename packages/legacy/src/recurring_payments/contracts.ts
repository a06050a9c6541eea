// Exports the contracts of recurring payments under the names of the client methods.
export { createRecurringPayment as create } from './create.contract.ts';
export { getRecurringPayment as get } from './get.contract.ts';
export {
  pauseRecurringPayment as pause,
  resumeRecurringPayment as resume,
  stopRecurringPayment as stop,
} from './transitions.contract.ts';
export { updateRecurringPayment as update } from './update.contract.ts';
