// Checks that every recipe of a failure is set by its button and takes effect.
import { unwrap } from '@kasir/control/client';
import { expect, test } from 'vitest';
import { openDashboard, openReceiver, openService } from '../testing/dashboard.ts';
import { wallet } from '../testing/shop.ts';

test('the recipes decline the next payment and fail the next request once, and set the loss of the next webhook', async () => {
  const service = await openService();
  const receiver = await openReceiver();
  await service.sendTo(receiver.url);
  const { call, control, params } = service;
  const dashboard = await openDashboard(service);
  await dashboard.go('failures');

  await dashboard.press('Decline the next payment');
  await dashboard.shows('The next payment with DANA is declined with INSUFFICIENT_BALANCE.');
  const { body } = await call<{ id: string }>('POST', '/payment_requests', wallet(50_000, 'one'));
  const object = { ...params, object: body.id };
  unwrap(await control.objects.act({ params: object, body: { action: 'pay' } }));
  expect(unwrap(await control.objects.get({ params: object })).status).toBe('FAILED');

  await dashboard.press('Fail the next request');
  await dashboard.shows('The next request gets 503.');
  expect((await call('GET', '/transactions')).status).toBe(503);
  expect((await call('GET', '/transactions')).status).toBe(200);

  await dashboard.press('Lose the next webhook');
  await dashboard.shows('The next webhook is lost 2 times.');
  await dashboard.shows('First attempts that are lost: 2.');
  expect(unwrap(await control.chaos.get({ params })).chaos).toMatchObject({
    next: 1,
    lost_attempts: 2,
  });
});

test('every recipe is accepted by the server as it is offered, and with each of its examples', async () => {
  const service = await openService();
  const dashboard = await openDashboard(service);
  await dashboard.go('failures');
  await dashboard.shows('Recipes');
  const count = await dashboard.evaluate<number>(
    `return document.querySelectorAll('.recipes form').length`,
  );
  expect(count).toBeGreaterThan(9);
  for (let at = 0; at < count; at += 1) {
    const examples = await dashboard.evaluate<number>(`
      const hint = document.querySelectorAll('.recipes form')[${at}].querySelector('.field .hint');
      return hint ? hint.textContent.replace('Such as ', '').split(', ').length : 1`);
    for (let example = 0; example < examples; example += 1) {
      const said = await dashboard.evaluate<string>(`
        const form = document.querySelectorAll('.recipes form')[${at}];
        const item = form.closest('li');
        const set = form.querySelector('button');
        for (const field of form.querySelectorAll('.field'))
          field.control.value = field.querySelector('.hint').textContent.replace('Such as ', '').split(', ')[${example}] ?? '';
        return new Promise((resolve) => {
          let isBusy = false;
          const observer = new MutationObserver(() => {
            if (set.disabled) isBusy = true;
            else if (isBusy) resolve(item.querySelector('.outcome').innerText);
          });
          observer.observe(item, { attributes: true, childList: true, subtree: true });
          form.requestSubmit();
        });`);
      expect(said).toMatch(/next/);
      expect(said).not.toMatch(/must|API_VALIDATION_ERROR/);
    }
  }
});
