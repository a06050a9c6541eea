// Two sellers, three orders and a day of commissions, on a payments platform in this process.
import { createKasir } from '@kasir/server/in-process';
import { createUnifiedClient, unwrap } from '@kasir/unified/client';
import { chargeFor, takeCommission, type FeeRule } from './orders.ts';
import { openSeller } from './sellers.ts';
import { balanceOf, transactionReport } from './statements.ts';

const kasir = await createKasir();
const { baseUrl } = await kasir.listen();
const platform = createUnifiedClient({ baseUrl, key: kasir.key });
const rule: FeeRule = { id: 'commission-five-percent', basisPoints: 500 };

const sellers = {
  Batik: await openSeller(platform, { id: '1', name: 'Batik', email: 'batik@market.example' }),
  Kopi: await openSeller(platform, { id: '2', name: 'Kopi', email: 'kopi@market.example' }),
};
// Accounts in test mode start with a balance; these sellers start without one.
for (const id of Object.values(sellers)) {
  const amount = await balanceOf(platform, id);
  unwrap(
    await kasir.control.balance.adjust({ params: { id }, body: { type: 'WITHDRAWAL', amount } }),
  );
}

const orders = [
  { id: 'order-1', seller: sellers.Batik, amount: 350_000 },
  { id: 'order-2', seller: sellers.Kopi, amount: 85_000 },
  { id: 'order-3', seller: sellers.Batik, amount: 120_000 },
];

for (const order of orders) {
  const charge = await chargeFor(platform, order, rule);
  if (charge.is !== 'done') throw new Error(`${order.id} was not charged.`);
  // Pay as the buyer. In a marketplace with real buyers, a webhook reports the payment.
  const params = { id: charge.value.request };
  const { seller: forUserId } = order;
  unwrap(await platform.paymentRequests.simulate({ params, body: {} }, { forUserId }));
  const taken = await takeCommission(platform, order, rule, kasir.account);
  if (taken.is !== 'done') throw new Error(`The commission of ${order.id} was not taken.`);
  console.log(`${order.id}: Rp ${order.amount} paid, Rp ${taken.value} commission`);
}

const to = unwrap(await kasir.control.clock.get()).now;
for (const [name, seller] of Object.entries(sellers)) {
  console.log(`\n${name} has Rp ${await balanceOf(platform, seller)}`);
  const from = new Date(Date.parse(to) - 86_400_000).toISOString();
  console.log(await transactionReport(platform, seller, { from, to }));
}
await platform.close();
await kasir.close();
