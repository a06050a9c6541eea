// Stores the orders of the shop in SQLite. Each change requires the status before it, so that a
// repeated webhook changes nothing.
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** The ways to pay an order. */
export const wayToPay = z.enum(['QRIS', 'BCA', 'DANA']);
export type WayToPay = z.infer<typeof wayToPay>;

const status = z.enum(['pending', 'paid', 'failed', 'refunding', 'refunded']);
export type OrderStatus = z.infer<typeof status>;

const order = z.object({
  /** Also the reference of the payment, and the idempotency key of the request that creates it. */
  id: z.string(),
  way: wayToPay,
  /** In rupiah. */
  amount: z.number(),
  status,
  /** The reason why the order failed or was not refunded; empty otherwise. */
  note: z.string(),
  /** The payment request, the page to pay on, and the code or number to pay with. */
  request_id: z.string().nullable(),
  pay_url: z.string().nullable(),
  pay_code: z.string().nullable(),
  /** Number of the current refund attempt; after a failed refund the next has a new reference. */
  refund_number: z.number(),
});
export type Order = z.infer<typeof order>;

/** Data with which a buyer pays an order. */
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
    /** Places an order; an existing order with this id is left unchanged. */
    place: (id: string, way: WayToPay, amount: number): Order => {
      insert.run(id, way, amount);
      return order.parse(select.get(id));
    },
    /** Stores the payment data of an order. */
    instruct: (id: string, { requestId, payUrl, payCode }: Instructions): void => {
      instruct.run(requestId, payUrl, payCode, id);
    },
    /** Changes the status of an order; returns false when an earlier call has done so. */
    move: (id: string, from: OrderStatus, to: OrderStatus, note = ''): boolean =>
      change.run(to, note, id, from).changes === 1,
    /** Sets an order back to paid after its refund failed. */
    keepPaid: ({ id, refund_number }: Order, note: string): void => {
      unrefund.run(note, id, refund_number);
    },
    close: (): void => db.close(),
  };
};
