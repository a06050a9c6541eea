// The orders of the shop, in SQLite. Each change names the status that it begins from, so that the
// same news twice changes nothing the second time.
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** How an order can be paid. */
export const wayToPay = z.enum(['QRIS', 'BCA', 'DANA']);
export type WayToPay = z.infer<typeof wayToPay>;

const status = z.enum(['pending', 'paid', 'failed', 'refunding', 'refunded']);
export type OrderStatus = z.infer<typeof status>;

const order = z.object({
  /** Also the reference of its payment, and the idempotency key under which it is asked for. */
  id: z.string(),
  way: wayToPay,
  /** In rupiah. */
  amount: z.number(),
  status,
  /** Why it failed, or why it was not refunded; empty otherwise. */
  note: z.string(),
  /** The payment request, the page to pay on, the code or number to pay with. */
  request_id: z.string().nullable(),
  pay_url: z.string().nullable(),
  pay_code: z.string().nullable(),
  /** Counts the refunds that were asked for: one that failed is not asked for again. */
  refund_number: z.number(),
});
export type Order = z.infer<typeof order>;

/** How a buyer pays an order. */
export interface Instructions {
  readonly requestId: string;
  readonly payUrl: string | null;
  readonly payCode: string | null;
}

export type Orders = ReturnType<typeof openOrders>;

/** Opens the orders in a file, or in memory with `:memory:`. */
export const openOrders = (file: string) => {
  const db = new DatabaseSync(file);
  db.exec(`CREATE TABLE IF NOT EXISTS orders (
    id TEXT PRIMARY KEY, way TEXT NOT NULL, amount INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'pending', note TEXT NOT NULL DEFAULT '',
    request_id TEXT, pay_url TEXT, pay_code TEXT, refund_number INTEGER NOT NULL DEFAULT 1
  ) STRICT`);
  const insert = db.prepare(
    'INSERT INTO orders (id, way, amount) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const select = db.prepare('SELECT * FROM orders WHERE id = ?');
  const selectAll = db.prepare('SELECT * FROM orders ORDER BY rowid DESC');
  const instruct = db.prepare(
    'UPDATE orders SET request_id = ?, pay_url = ?, pay_code = ? WHERE id = ?',
  );
  const change = db.prepare('UPDATE orders SET status = ?, note = ? WHERE id = ? AND status = ?');
  const unrefund = db.prepare(`UPDATE orders
    SET status = 'paid', note = ?, refund_number = refund_number + 1
    WHERE id = ? AND status = 'refunding' AND refund_number = ?`);
  return {
    find: (id: string): Order | null => order.nullable().parse(select.get(id) ?? null),
    list: (): Order[] => order.array().parse(selectAll.all()),
    /** Places an order; one of this id that is there already stays as it is. */
    place: (id: string, way: WayToPay, amount: number): Order => {
      insert.run(id, way, amount);
      return order.parse(select.get(id));
    },
    /** Notes how an order is paid. */
    instruct: (id: string, { requestId, payUrl, payCode }: Instructions): void => {
      instruct.run(requestId, payUrl, payCode, id);
    },
    /** Moves an order on; says whether this call did it, and not an earlier one. */
    move: (id: string, from: OrderStatus, to: OrderStatus, note = ''): boolean =>
      change.run(to, note, id, from).changes === 1,
    /** An order is paid as before, because its refund failed. */
    keepPaid: ({ id, refund_number }: Order, note: string): void => {
      unrefund.run(note, id, refund_number);
    },
    close: (): void => db.close(),
  };
};
