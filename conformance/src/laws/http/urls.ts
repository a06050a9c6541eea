// Laws about URLs with non-ASCII characters, which break a server that passes them on carelessly.
import { law, type Law } from '../../law.ts';
import { qrBody } from '../../run/samples/bodies.ts';
import { makeCustomer, makeMethodOf } from '../../run/samples/makers.ts';
import { make } from '../../run/samples/sample.ts';
import { Blocked, expectSame, textOf } from '../../violation.ts';
import { field } from '../../targets/wire/message.ts';

/** Ends of URLs that some URL parsers or writers would change. */
const tails = ['', '/%7Ea/../b', '/a b', '/терима-касих', '/\u{1F600}?q=ü#ü'];

const kept = law({
  id: 'rt-14',
  title: 'a URL with non-ASCII characters is rejected, or stored and returned unchanged',
  level: 'S',
  clauses: ['QR-FIELD-callback_url', 'QR-CREATE-callback_url'],
  endpoints: ['qr_codes.create', 'qr_codes.get'],
  run: async (trial) => {
    for (const tail of tails) {
      const callback_url = `https://callbacks.example${tail}`;
      const body = qrBody(trial, { callback_url });
      const response = await trial.call('qr_codes.create', { body });
      if (response.status === 400) {
        trial.noteChoice(`the URL ${JSON.stringify(callback_url)}`, 'is rejected');
        continue;
      }
      expectSame('the URL that was sent', callback_url, field(response.body, 'callback_url'));
      const params = { external_id: String(body['external_id']) };
      const read = await make(trial, 'qr_codes.get', { params }, 'a QR code');
      expectSame('the URL that is read', callback_url, read['callback_url']);
    }
  },
});

const sentBack = law({
  id: 'http-12',
  title: 'a payer whose return URL contains non-ASCII characters can decline',
  level: 'S',
  needs: ['writes', 'payer'],
  clauses: ['STATE-PM2-SET'],
  endpoints: ['customers.create', 'payment_methods.create', 'payment_methods.get'],
  run: async (trial) => {
    const url = 'https://merchant.example/терима-касих/\u{1F600}';
    const customer_id = textOf(await makeCustomer(trial), 'id');
    const method = await makeMethodOf(trial, 'EWALLET', {
      reusability: 'MULTIPLE_USE',
      customer_id,
      ewallet: {
        channel_code: 'DANA',
        channel_properties: { success_return_url: url, failure_return_url: url },
      },
    });
    const { actions } = method;
    const page = Array.isArray(actions) ? field(actions[0], 'url') : undefined;
    if (typeof page !== 'string') throw new Blocked('a wallet was linked without its holder');
    const left = await trial.context.control?.payer?.decline(page).then(
      () => 'declined',
      (error: unknown) => String(error),
    );
    expectSame('the result of declining on the page', 'declined', left);
    const params = { id: textOf(method, 'id') };
    const read = await make(trial, 'payment_methods.get', { params }, 'a payment method');
    expectSame('its status', 'FAILED', read['status']);
  },
});

export const urlLaws: readonly Law[] = [kept, sentBack];
