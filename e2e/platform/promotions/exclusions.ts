import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { hashSecret, type MemberId, type Reader, type Trx } from '../kernel';
import type { ExclusionKind } from './audience';
import { personKey } from '../members/personKey';
import { alreadyHad } from './participation';
import { PERIODS } from './periods';
import type { Promotion } from './readContent';
import type { PromotionTables } from './tables';

/** Time after a sign-in during which its network still counts. */
const NETWORK_COUNTS_MS = 30 * 24 * 60 * 60_000;

/** Comparable value that identifies a member, such as a hashed phone. */
interface Mark {
  readonly memberId: MemberId;
  readonly kind: ExclusionKind;
  readonly mark: string;
}

interface Had {
  readonly promotion: Pick<Promotion, 'id' | 'kind' | 'audience'>;
  readonly now: Date;
}

/**
 * Returns, for each member, the kinds of marks they share with another member who got the promotion in this period.
 * Members without shared marks are left out.
 */
export async function readTaken(
  reader: Reader,
  memberIds: readonly MemberId[],
  { promotion, now }: Had,
): Promise<ReadonlyMap<MemberId, readonly ExclusionKind[]>> {
  const taken = new Map<MemberId, ExclusionKind[]>();
  const marks = await readMarks(reader, memberIds, promotion.audience.onePer ?? [], now);
  if (marks.length === 0) return taken;
  const held = await reader
    .withTables<PromotionTables>()
    .selectFrom('promotion_exclusion')
    .select(['kind', 'mark', 'member_id'])
    .where('promotion_id', '=', promotion.id)
    .where('period', '=', PERIODS[promotion.kind].of(now))
    .where(
      'mark',
      'in',
      marks.map(({ mark }) => mark),
    )
    .execute();
  for (const { memberId, kind, mark } of marks) {
    const isTaken = held.some((each) => each.kind === kind && each.mark === mark && each.member_id !== memberId);
    if (isTaken) taken.set(memberId, [...new Set([...(taken.get(memberId) ?? []), kind])]);
  }
  return taken;
}

/**
 * Takes all marks of the member for the promotion, or none. Waits for another transaction that is taking one of them.
 *
 * @throws PlatformError 6012 when another member has used one of them in this period; nothing is written then
 */
export async function takeExclusions(trx: Trx, memberId: MemberId, had: Had): Promise<void> {
  const { promotion, now } = had;
  const marks = await readMarks(trx, [memberId], promotion.audience.onePer ?? [], now);
  if (marks.length === 0) return;
  const row = { promotion_id: promotion.id, period: PERIODS[promotion.kind].of(now), member_id: memberId, taken_at: now };
  const own = await trx
    .withTables<PromotionTables>()
    .insertInto('promotion_exclusion')
    .values(marks.map(({ kind, mark }) => ({ ...row, kind, mark })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'mark'])
    .execute();
  const taken = (await readTaken(trx, [memberId], had)).get(memberId) ?? [];
  if (taken.length === 0) return;
  for (const { kind, mark } of own) {
    await trx
      .withTables<PromotionTables>()
      .deleteFrom('promotion_exclusion')
      .where('promotion_id', '=', row.promotion_id)
      .where('period', '=', row.period)
      .where('kind', '=', kind)
      .where('mark', '=', mark)
      .execute();
  }
  throw alreadyHad(taken);
}

/**
 * Reads the marks in one order for all members, so that two transactions that take the same marks cannot deadlock.
 * Removed accounts count too.
 */
async function readMarks(
  reader: Reader,
  memberIds: readonly MemberId[],
  kinds: readonly ExclusionKind[],
  now: Date,
): Promise<readonly Mark[]> {
  if (kinds.length === 0 || memberIds.length === 0) return [];
  const ids = sql.join(memberIds.map((id) => sql`${id}::integer`));
  const { rows } = await sql<{ member_id: MemberId; kind: ExclusionKind; value: string }>`
    select id as member_id, 'name' as kind, ${personKey('member')} as value from member
      where id in (${ids}) and real_name is not null
    union all select id, 'phone', phone from member where id in (${ids}) and phone is not null
    union all select member_id, 'account', kind || '/' || number from payout_account where member_id in (${ids})
    union all select member_id, 'device', secret_hash from trusted_device where member_id in (${ids})
    union all select member_id, 'network', ip from known_device
      where member_id in (${ids}) and last_seen_at > ${new Date(now.getTime() - NETWORK_COUNTS_MS)}`.execute(reader);
  const marks = rows
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ member_id: memberId, kind, value }) => ({
      memberId,
      kind,
      mark: kind === 'device' ? value : hashSecret(wholeNetwork(kind, value)),
    }));
  const keyOf = ({ memberId, kind, mark }: Mark) => `${kind}/${mark}/${String(memberId)}`;
  const once = new Map(marks.map((each) => [keyOf(each), each]));
  return [...once].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** Reduces an IPv6 address to its /64, because one line has many addresses in it. */
function wholeNetwork(kind: ExclusionKind, value: string): string {
  if (kind !== 'network' || !ipaddr.isValid(value)) return value;
  const address = ipaddr.process(value);
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':').slice(0, 4).join(':');
}
