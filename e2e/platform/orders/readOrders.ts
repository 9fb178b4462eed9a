import { sql, type RawBuilder } from 'kysely';
import type { DepositStep, FundsTables } from '../deposits/tables';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { PaidAccount, WithdrawalState, WithdrawalTables } from '../withdrawals/tables';

type DepositRow = FundsTables['deposit_order'];

export interface OrderStep {
  readonly step: DepositStep | Exclude<WithdrawalState, 'pending'>;
  readonly at: Date;
}

interface Common {
  readonly orderId: string;
  readonly amount: Fen;
  readonly createdAt: Date;
  readonly steps: readonly OrderStep[];
}

export type MoneyOrder =
  | (Common &
      Pick<DepositRow, 'state' | 'type' | 'promotion_id'> & {
        readonly kind: 'deposit';
        readonly expiresAt: Date;
        readonly promotion_reward: Fen | null;
      })
  | (Common &
      Pick<WithdrawalTables['withdrawal_order'], 'state' | 'reason'> & {
        readonly kind: 'withdrawal';
        readonly account: PaidAccount;
        readonly fee: Fen;
      });

/** Unique position of an order in the list. */
export interface OrderPlace {
  readonly createdAt: Date;
  readonly orderId: string;
}

export interface OrdersRequest {
  readonly memberId: MemberId;
  readonly orderId?: string | undefined;
  readonly kind?: MoneyOrder['kind'] | undefined;
  readonly group?: keyof typeof GROUPS | undefined;
  readonly from?: Date | undefined;
  /** Exclusive upper bound. */
  readonly until?: Date | undefined;
  /** Returns only the orders after this one. */
  readonly after?: OrderPlace | undefined;
  readonly limit: number;
}

const GROUPS = {
  open: ['waiting', 'pending'],
  done: ['credited', 'paid'],
  ended: ['closed', 'expired', 'rejected', 'cancelled'],
} as const;

/** Returns orders, newest first. */
export async function readOrders(reader: Reader, request: OrdersRequest): Promise<readonly MoneyOrder[]> {
  const { rows } = await sql<{ kind: MoneyOrder['kind']; order_id: string }>`
    select kind, order_id from (${select('deposit', request)} union all ${select('withdrawal', request)}) orders
    order by created_at desc, order_id desc
    limit ${request.limit}`.execute(reader);
  const idsOf = (kind: MoneyOrder['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.order_id);
  const found = [...(await readDeposits(reader, idsOf('deposit'))), ...(await readWithdrawals(reader, idsOf('withdrawal')))];
  const byId = new Map(found.map((order) => [order.orderId, order]));
  return rows.flatMap(({ order_id: orderId }) => byId.get(orderId) ?? []);
}

export async function countOpen(reader: Reader, memberId: MemberId): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select (select count(*) from deposit_order where member_id = ${memberId} and state = 'waiting')
      + (select count(*) from withdrawal_order where member_id = ${memberId} and state = 'pending') as count`.execute(reader);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Selects the matching orders of one kind. Each kind is limited to the page size, so that neither is read completely.
 */
function select(kind: MoneyOrder['kind'], { memberId, orderId, kind: wanted, group, from, until, after, limit }: OrdersRequest) {
  const conditions: readonly (RawBuilder<unknown> | undefined)[] = [
    sql`member_id = ${memberId}`,
    wanted === undefined ? undefined : sql`${sql.lit(kind)} = ${sql.lit(wanted)}`,
    orderId === undefined ? undefined : sql`order_id = ${orderId}`,
    group && sql`state in (${sql.join(GROUPS[group])})`,
    from && sql`created_at >= ${from}`,
    until && sql`created_at < ${until}`,
    after && sql`(created_at, order_id) < (${after.createdAt}, ${after.orderId})`,
  ];
  const where = sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  );
  return sql`(
    select ${sql.lit(kind)} as kind, order_id, created_at from ${sql.table(`${kind}_order`)} where ${where}
    order by created_at desc, order_id desc limit ${limit})`;
}

async function readDeposits(reader: Reader, ids: readonly string[]): Promise<readonly MoneyOrder[]> {
  if (ids.length === 0) return [];
  const tables = reader.withTables<FundsTables>();
  const rows = await tables.selectFrom('deposit_order').selectAll().where('order_id', 'in', ids).execute();
  const steps = await tables.selectFrom('deposit_step').selectAll().where('order_id', 'in', ids).orderBy('id').execute();
  return rows.map((row) => ({
    kind: 'deposit',
    orderId: row.order_id,
    amount: fen(row.amount),
    createdAt: row.created_at,
    state: row.state,
    type: row.type,
    expiresAt: row.expires_at,
    promotion_id: row.promotion_id,
    promotion_reward: row.promotion_reward === null ? null : fen(row.promotion_reward),
    steps: steps.filter((each) => each.order_id === row.order_id).map(({ step, at }) => ({ step, at })),
  }));
}

async function readWithdrawals(reader: Reader, ids: readonly string[]): Promise<readonly MoneyOrder[]> {
  if (ids.length === 0) return [];
  const tables = reader.withTables<WithdrawalTables>();
  const rows = await tables.selectFrom('withdrawal_order').selectAll().where('order_id', 'in', ids).execute();
  return rows.map((row): MoneyOrder => ({
    kind: 'withdrawal',
    orderId: row.order_id,
    amount: fen(row.amount),
    fee: fen(row.fee),
    createdAt: row.created_at,
    state: row.state,
    account: row.account,
    reason: row.reason,
    steps: [
      { step: 'ordered', at: row.created_at },
      ...(row.state === 'pending' || row.decided_at === null ? [] : [{ step: row.state, at: row.decided_at }]),
    ],
  }));
}
