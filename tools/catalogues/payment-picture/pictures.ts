// The pictures of a payment that the README and the first page of the site show.
import type { GeneratedFile } from '../markdown.ts';
import { drawPayment } from './draw.ts';
import { recordPayment } from './record.ts';

/** Returns the pictures of a recorded payment: static, animated, and animated in one column. */
export const paymentPictures = async (): Promise<readonly GeneratedFile[]> => {
  const recorded = await recordPayment();
  return [
    {
      path: 'docs/images/payment.svg',
      text: drawPayment(recorded, { layout: 'wide', moving: false }),
    },
    {
      path: 'docs/images/payment-moving.svg',
      text: drawPayment(recorded, { layout: 'wide', moving: true }),
    },
    {
      path: 'docs/images/payment-moving-narrow.svg',
      text: drawPayment(recorded, { layout: 'tall', moving: true }),
    },
  ];
};
