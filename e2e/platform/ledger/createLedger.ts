import type {
  Clock,
  Fen,
  HoldOutcome,
  HoldRequest,
  Ledger,
  LedgerLine,
  MemberBalance,
  MemberId,
  PayOutRequest,
  PoolBalance,
  Posting,
  PostingOutcome,
  Reader,
  ReleaseRequest,
  RestoreRequest,
  SettleRequest,
  SplitRequest,
  TransferKind,
  Trx,
  VenueBalance,
} from '../kernel';
import { fen, negate, ZERO_FEN } from '../kernel';
import { lessenHold, lockHold, reopenHold, saveHold, endHold } from './holds';
import { closeKey, post, reverse } from './postings';
import type { LedgerTables } from './tables';

/**
 * Creates the operator's double-entry ledger (see `kernel/ledger.ts` for its guarantees). A posting first takes its key
 * (a unique row), then locks its accounts in the order of their ids. A second call with the same key waits until the
 * first has committed and then sees it.
 */
export function createLedger(clock: Clock): Ledger {
  return {
    post: (trx, posting) => post(trx, posting, clock.now()),
    hold: (trx, request) => hold(trx, request, clock.now()),
    release: (trx, request) => release(trx, request, clock.now()),
    settle: (trx, request) => settle(trx, request, clock.now()),
    split,
    payOut: (trx, request) => payOut(trx, request, clock.now()),
    restore: (trx, request) => restore(trx, request, clock.now()),
    closeKey: (trx, key) => closeKey(trx, key, clock.now()),
    balance,
    venueBalances,
    poolBalances,
  };
}

async function hold(trx: Trx, { key, memberId, amount, reference, kind = 'hold' }: HoldRequest, at: Date): Promise<PostingOutcome> {
  if (amount <= 0n) throw new RangeError('a hold takes more than nothing');
  const result = await post(trx, { key, kind, reference, lines: move(memberId, 'member-central', 'member-held', amount) }, at);
  if (result.outcome === 'posted') await saveHold(trx, { reference, memberId, amount });
  return result;
}

async function release(trx: Trx, { key, reference, kind = 'release' }: ReleaseRequest, at: Date): Promise<HoldOutcome> {
  return closeHold(trx, { key, reference, kind }, at, ({ memberId, amount }) => move(memberId, 'member-held', 'member-central', amount));
}

async function settle(trx: Trx, { key, reference, payout }: SettleRequest, at: Date): Promise<HoldOutcome> {
  if (payout < 0n) throw new RangeError('a ticket never costs more than its risk');
  return closeHold(trx, { key, reference, kind: 'settle' }, at, ({ memberId, amount }) => [
    { account: { kind: 'member-held', memberId }, amount: negate(amount) },
    { account: { kind: 'house' }, amount: fen(amount - payout) },
    { account: { kind: 'member-central', memberId }, amount: payout },
  ]);
}

async function split(trx: Trx, { reference, part }: SplitRequest): Promise<boolean> {
  if (part.amount <= 0n) throw new RangeError('a part of a hold is more than nothing');
  const found = await lockHold(trx, reference);
  if (found?.state !== 'open' || found.amount <= part.amount) return false;
  await lessenHold(trx, reference, part.amount);
  await saveHold(trx, { ...part, memberId: found.memberId });
  return true;
}

async function payOut(trx: Trx, { key, reference }: PayOutRequest, at: Date): Promise<HoldOutcome> {
  return closeHold(trx, { key, reference, kind: 'withdrawal-payout' }, at, ({ memberId, amount }) => [
    { account: { kind: 'member-held', memberId }, amount: negate(amount) },
    { account: { kind: 'cashier' }, amount },
  ]);
}

async function restore(trx: Trx, { key, reference }: RestoreRequest, at: Date): Promise<HoldOutcome> {
  const found = await lockHold(trx, reference);
  if (found === null) return { outcome: 'no-hold' };
  if (found.state === 'open') return repeatedOrNoHold(trx, key);
  const result = await reverse(trx, { key, reference, transferId: found.endedBy }, at);
  if (result.outcome === 'posted') await reopenHold(trx, reference);
  return result;
}

async function closeHold(
  trx: Trx,
  {
    key,
    reference,
    kind,
  }: { key: string; reference: string; kind: Extract<TransferKind, 'release' | 'settle' | 'withdrawal-return' | 'withdrawal-payout'> },
  at: Date,
  linesOf: (held: { memberId: MemberId; amount: Fen }) => readonly LedgerLine[],
): Promise<HoldOutcome> {
  const found = await lockHold(trx, reference);
  if (found === null) return { outcome: 'no-hold' };
  if (found.state === 'ended') return repeatedOrNoHold(trx, key);
  const posting: Posting = { key, kind, reference, lines: linesOf(found) };
  const result = await post(trx, posting, at);
  if (result.outcome === 'posted') await endHold(trx, reference, BigInt(result.transferId));
  return result;
}

/**
 * Returns the outcome for a hold that is not in the required state: this call was made before, or another one has
 * changed it.
 */
async function repeatedOrNoHold(trx: Trx, key: string): Promise<HoldOutcome> {
  const earlier = await trx
    .withTables<LedgerTables>()
    .selectFrom('ledger_transfer')
    .select(['id', 'kind'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier === undefined) return { outcome: 'no-hold' };
  return earlier.kind === 'closed' ? { outcome: 'key-closed' } : { outcome: 'repeated', transferId: earlier.id.toString() };
}

async function balance(reader: Reader, memberId: MemberId): Promise<MemberBalance> {
  const rows = await reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('member_id', '=', memberId)
    .execute();
  const of = (kind: 'member-central' | 'member-held'): Fen => fen(rows.find((row) => row.kind === kind)?.balance ?? ZERO_FEN);
  return { central: of('member-central'), held: of('member-held') };
}

async function venueBalances(reader: Reader, memberId: MemberId): Promise<readonly VenueBalance[]> {
  const rows = await reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_account')
    .select(['en_name', 'balance'])
    .where('kind', '=', 'member-venue')
    .where('member_id', '=', memberId)
    .where('balance', '<>', 0n)
    .orderBy('en_name')
    .execute();
  return rows.flatMap(({ en_name: enName, balance: left }) => (enName === null ? [] : [{ enName, balance: fen(left) }]));
}

async function poolBalances(reader: Reader): Promise<readonly PoolBalance[]> {
  const rows = await reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_account')
    .select(['en_name', 'tier', 'balance'])
    .where('kind', '=', 'venue-pool')
    .orderBy('en_name')
    .execute();
  return rows.flatMap(({ en_name: enName, tier, balance: pool }) =>
    enName === null || tier === null ? [] : [{ enName, tier, balance: fen(pool) }],
  );
}

function move(
  memberId: MemberId,
  from: 'member-central' | 'member-held',
  to: 'member-central' | 'member-held',
  amount: Fen,
): readonly LedgerLine[] {
  return [
    { account: { kind: from, memberId }, amount: negate(amount) },
    { account: { kind: to, memberId }, amount },
  ];
}
