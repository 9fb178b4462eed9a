import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { WireBenefit } from '@site/shared/wire/welfare';
import { sql } from 'kysely';
import type { FundsTables } from '../deposits/tables';
import type { Clock, Crashpoints, Db, Fen, Ledger, Member, MemberId, Protection, Reader, Trx } from '../kernel';
import { createKeyScope, fen, formatYuan, inTransaction, PlatformError } from '../kernel';
import { sendInboxMessage } from '../inbox/sendInboxMessage';
import type { Members, TurnoverSource } from '../members/createMembers';
import { sumTurnover } from '../members/grades';
import { businessWeekOf, type BusinessWeek } from '../promotions/businessWeek';
import { findJoining, promotionKey, recordJoining, type Joining } from '../promotions/joinings';
import { payBonus } from '../promotions/payBonus';
import type { Settings } from '../site/createSettings';
import { benefitId, benefitsOf, parseBenefitId, type Benefit } from './benefits';
import { benefitToWire, type BenefitState } from './wireBenefit';

export interface WeekInfo {
  readonly grade: number;
  readonly week: BusinessWeek;
  readonly states: readonly BenefitState[];
}

const keys = createKeyScope<WireBenefit>('vip-claim');

/**
 * The gifts of VIP. They are paid as promotions are: one row per member, gift and period and one posting under a key of the same three, in
 * one transaction, so that ten requests at once pay once.
 */
export interface BenefitService {
  week(memberId: MemberId): Promise<WeekInfo>;
  /**
   * Pays the gift, or answers the payment of this period, under any key.
   *
   * @returns the gift as it was paid
   * @throws PlatformError 6004 a gift the member does not have, 6012 conditions missing, 6008 and 6009 for the key
   */
  claim(member: Member, request: { readonly id: string; readonly key: string }): Promise<WireBenefit>;
  /** The gift that was claimed under this key. Null has closed the key (decision 25). */
  findClaimOrClose(member: Member, key: string): Promise<WireBenefit | null>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly members: Pick<Members, 'vipLevel'>;
  readonly turnoverSources: readonly TurnoverSource[];
}

export function createBenefitService({
  db,
  ledger,
  clock,
  settings,
  crashpoints,
  protection,
  members,
  turnoverSources,
}: Dependencies): BenefitService {
  return {
    week: async (memberId) => weekOf(db, memberId, await members.vipLevel(memberId)),

    async claim(member, { id, key }) {
      const name = parseBenefitId(id);
      if (name === null) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_benefit');
      const grade = await members.vipLevel(member.id);
      const request = { memberId: member.id, key, payload: [benefitId(name)], at: clock.now() };
      return inTransaction(db, (trx) =>
        keys.once(trx, request, async () => {
          await protection.mustTakePart(trx, member.id);
          return benefitToWire(await claim(trx, member.id, benefitId(name), grade));
        }),
      );
    },

    findClaimOrClose: (member, key) => inTransaction(db, (trx) => keys.findOrClose(trx, { memberId: member.id, key }, clock.now())),
  };

  async function weekOf(reader: Reader, memberId: MemberId, grade: number): Promise<WeekInfo> {
    const week = businessWeekOf(clock.now());
    const benefits = benefitsOf({
      grade,
      weekTurnover: sumTurnover(await Promise.all(turnoverSources.map((count) => count(reader, memberId, week.from)))),
      deposits: (await settings.get('vipDeposit', reader)) === '1' ? await creditedDeposits(reader, memberId) : null,
    });
    const states: BenefitState[] = [];
    for (const benefit of benefits) {
      states.push({ benefit, paid: await findJoining(reader, memberId, benefitId(benefit.name), periodOf(benefit, week)) });
    }
    return { grade, week, states };
  }

  async function claim(trx: Trx, memberId: MemberId, id: string, grade: number): Promise<BenefitState> {
    const { week, states } = await weekOf(trx, memberId, grade);
    const before = states.find(({ benefit }) => benefitId(benefit.name) === id);
    if (before === undefined) throw new PlatformError(RESPONSE_CODES.notFound, 'unknown_benefit');
    if (before.paid !== null) return before;
    if (!before.benefit.isMet) throw new PlatformError(RESPONSE_CODES.warning, 'benefit_conditions_missing');

    const { benefit } = before;
    const period = periodOf(benefit, week);
    const joining: Joining = { memberId, promotionId: id, period, reward: benefit.amount, day: null, at: clock.now() };
    // A request that is paying at this moment is waited for; its row then conflicts with this one.
    if (await recordJoining(trx, joining)) {
      await crashpoints.reach('welfare:after-row');
      await pay(trx, joining, benefit);
      return { benefit, paid: joining };
    }
    return { benefit, paid: await findJoining(trx, memberId, id, period) };
  }

  async function pay(trx: Trx, { memberId, promotionId, period, reward, at }: Joining, { name, grade }: Benefit): Promise<void> {
    await payBonus(ledger, trx, { key: promotionKey(promotionId, memberId, period), promotionId, memberId, reward });
    const event = name.kind === 'weekly' ? 'weekly_gift_paid' : 'level_gift_paid';
    await sendInboxMessage(trx, { memberId, event, values: { amount: formatYuan(reward), grade: grade.toString() } }, at);
  }
}

function periodOf({ name }: Benefit, week: BusinessWeek): string {
  return name.kind === 'weekly' ? week.monday : 'once';
}

async function creditedDeposits(reader: Reader, memberId: MemberId): Promise<Fen> {
  const { sum } = await reader
    .withTables<FundsTables>()
    .selectFrom('deposit_order')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'credited')
    .executeTakeFirstOrThrow();
  return fen(sum);
}
