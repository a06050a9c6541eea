import { startTarget } from './target.ts';
import { openDatabase } from './database.ts';
import { measureCallerCosts, routes } from './caller-cost.ts';
const db = await openDatabase('sqlite');
const target = await startTarget({ storage: db.flags, fault: null, onLine: () => {} });
const pick = process.argv[2]
  ? routes.filter((r) => new RegExp(process.argv[2]!).test(r.path))
  : routes;
console.log(pick.length, 'routes');
const t = performance.now();
console.log(
  await measureCallerCosts(target, pick),
  ((performance.now() - t) / 1000).toFixed(0),
  's',
);
await target.stop();
await db.remove();
