import type { Fen, Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';
import { coinsDue } from '../coins/coin';
import { depositReference } from './orderRows';
import type { FundsTables } from './tables';

/**
 * Compares the ledger with the orders: a credited order has exactly one posting of its amount, others have none. Coins
 * received for an order have paid it, are held by it, or went to the member's coins, so none is lost or counted twice.
 */
export async function auditDeposits(
  trx: Trx,
  readAllPostings: (prefix: string) => Promise<ReadonlyMap<string, readonly Fen[]>>,
): Promise<readonly Finding[]> {
  const tables = trx.withTables<FundsTables>();
  const orders = await tables.selectFrom('deposit_order').selectAll().execute();
  const coinsIn = await readCoinsIn(trx);
  const postings = await readAllPostings(depositReference(''));
  const findings: Finding[] = [];
  for (const each of orders) {
    const posted = postings.get(depositReference(each.order_id)) ?? [];
    const expected = each.state === 'credited' ? [each.amount] : [];
    if (posted.length !== expected.length || posted.some((amount, index) => amount !== expected[index])) {
      const found = posted.map((amount) => formatYuan(amount)).join(', ');
      findings.push({ check: 'deposit-credited-once', detail: `order ${each.order_id} is ${each.state}, posted: ${found || 'nothing'}` });
    }
    const spent = (coinsIn.get(each.order_id) ?? 0n) - each.coins_held - each.coins_returned;
    const isPaidInCoins = each.state === 'credited' && each.rate !== null && spent === coinsDue(fen(each.amount), each.rate);
    if (spent !== 0n && !isPaidInCoins)
      findings.push({ check: 'coins-kept', detail: `order ${each.order_id} is ${each.state}, coins unaccounted for: ${spent.toString()}` });
  }
  return findings;
}

/** Returns the coins received for each order, in hundredths. */
async function readCoinsIn(trx: Trx): Promise<ReadonlyMap<string, bigint>> {
  const receipts = await trx.withTables<FundsTables>().selectFrom('coin_receipt').select(['order_id', 'amount']).execute();
  const sums = new Map<string, bigint>();
  for (const { order_id: orderId, amount } of receipts) sums.set(orderId, (sums.get(orderId) ?? 0n) + amount);
  return sums;
}
