import type { PartnerKind } from '@site/shared/wire/partners';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Crashpoints, Db, Fen, Ledger, MemberId } from '../kernel';
import { businessDayOf, fen, inTransaction, negate, PlatformError, ZERO_FEN } from '../kernel';
import { readDayTurnover } from '../rebate/readDayTurnover';
import {
  lastAgentClosing,
  readAgentPeriods,
  readEarned,
  recordAgentClosing,
  recordAgentDay,
  type AgentDay,
  type AgentPeriod,
} from './agentBook';
import { apply, findAgentCode, findApplication, type Application } from './applications';
import { commissionOf, type Commission } from './commission';
import { readAgentMembers, readAgentsOfMembers, type AgentMember } from './readAgentMembers';
import { commissionKey, commissionReference } from './references';

/**
 * A day is paid this long after its end, as the rebate is; by then the settlements of its last moment are committed.
 */
const COMMISSION_AFTER_MS = 10 * 60_000;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

export interface AgentDesk {
  readonly code: string;
  readonly members: number;
  readonly today: Commission & { readonly businessDay: string; readonly active: number; readonly turnover: Fen };
  readonly earned: Fen;
}

/**
 * Partner applications, and the daily commission of agents. The valid turnover of all members who registered with an
 * agent's link is paid at the rate of the step it reaches (`commission.ts`). Ten minutes after a business day ends,
 * each agent gets one row and one posting to the central balance. A paid day never changes, even when a result is
 * corrected later.
 */
export interface PartnerService {
  find(memberId: MemberId, kind: PartnerKind): Promise<Application | null>;
  /** @throws PlatformError 6009 while an application is waiting or approved, 6007 when plan or contact is blank */
  apply(application: Pick<Application, 'memberId' | 'kind' | 'plan' | 'contact'>): Promise<Application>;
  /** @throws PlatformError 6004 unless the member is an approved agent; the other calls with `agentId` throw it too */
  desk(agentId: MemberId): Promise<AgentDesk>;
  periods(agentId: MemberId, page: Page & { readonly by: 'day' | 'month' }): Promise<{ total: number; periods: readonly AgentPeriod[] }>;
  members(agentId: MemberId, page: Page): Promise<{ total: number; members: readonly AgentMember[] }>;
  /** Pays all days that are over. It is idempotent, also when two processes run it at once. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
}

export function createPartnerService({ db, ledger, clock, crashpoints }: Dependencies): PartnerService {
  return {
    find: (memberId, kind) => findApplication(db, memberId, kind),

    apply: (application) =>
      inTransaction(db, async (trx) => {
        await apply(trx, application, clock.now());
        const written = await findApplication(trx, application.memberId, application.kind);
        if (written === null) throw new TypeError('an application that was written is found');
        return written;
      }),

    async desk(agentId) {
      const code = await mustBeAgent(agentId);
      const { from, to, date: businessDay } = businessDayOf(clock.now());
      const agentOf = await readAgentsOfMembers(db, agentId);
      const played = (await readDayTurnover(db, { from, to })).filter(({ memberId }) => agentOf.has(memberId));
      const turnover = fen(played.reduce((sum, { turnover: staked }) => sum + sumOf(staked.values()), 0n));
      return {
        code,
        members: (await readAgentMembers(db, agentId, { offset: 0, limit: 1 })).total,
        today: { businessDay, active: played.length, turnover, ...commissionOf(turnover) },
        earned: await readEarned(db, agentId),
      };
    },

    async periods(agentId, page) {
      await mustBeAgent(agentId);
      return readAgentPeriods(db, agentId, page);
    },

    async members(agentId, page) {
      await mustBeAgent(agentId);
      return readAgentMembers(db, agentId, page);
    },

    async tick() {
      const now = clock.now();
      // During the first ten minutes after midnight this is the day before yesterday.
      const yesterday = businessDayOf(new Date(now.getTime() - COMMISSION_AFTER_MS), 1);
      const last = await lastAgentClosing(db);
      if (last !== null && last >= yesterday.date) return;
      const from = last === null ? yesterday.from : businessDayOf(new Date(`${last}T12:00:00+08:00`)).to;
      for (const day of await readAgentDays({ from, to: yesterday.to })) await pay(day);
      await crashpoints.reach('commission:before-closing');
      await inTransaction(db, (trx) => recordAgentClosing(trx, yesterday.date, now));
    },
  };

  async function mustBeAgent(memberId: MemberId): Promise<string> {
    const [application, code] = [await findApplication(db, memberId, 'agent'), await findAgentCode(db, memberId)];
    if (application?.state !== 'approved' || code === null) throw new PlatformError(RESPONSE_CODES.notFound, 'no_agent');
    return code;
  }

  async function readAgentDays(span: { readonly from: Date; readonly to: Date }): Promise<readonly AgentDay[]> {
    const agentOf = await readAgentsOfMembers(db);
    if (agentOf.size === 0) return [];
    const days = new Map<string, { readonly agentId: MemberId; readonly businessDay: string; readonly lines: Map<MemberId, Fen> }>();
    for (const { memberId, businessDay, turnover } of await readDayTurnover(db, span)) {
      const agentId = agentOf.get(memberId);
      if (agentId === undefined) continue;
      const day = days.get(`${businessDay}/${String(agentId)}`) ?? { agentId, businessDay, lines: new Map<MemberId, Fen>() };
      day.lines.set(memberId, fen(sumOf(turnover.values())));
      days.set(`${businessDay}/${String(agentId)}`, day);
    }
    return [...days.values()].map((day) => {
      const turnover = fen(sumOf(day.lines.values()));
      return { ...day, turnover, ...commissionOf(turnover) };
    });
  }

  async function pay(day: AgentDay): Promise<void> {
    const { agentId, businessDay, amount } = day;
    await inTransaction(db, async (trx) => {
      if (!(await recordAgentDay(trx, day, clock.now()))) return;
      await crashpoints.reach('commission:after-row');
      if (amount === ZERO_FEN) return;
      const { outcome } = await ledger.post(trx, {
        key: commissionKey(agentId, businessDay),
        kind: 'commission',
        reference: commissionReference(businessDay),
        lines: [
          { account: { kind: 'bonus' }, amount: negate(amount) },
          { account: { kind: 'member-central', memberId: agentId }, amount },
        ],
      });
      if (outcome !== 'posted') throw new TypeError(`commission of ${businessDay} could not be paid to member ${agentId}: ${outcome}`);
    });
  }
}

function sumOf(amounts: Iterable<Fen>): bigint {
  return [...amounts].reduce((sum: bigint, amount) => sum + amount, 0n);
}
