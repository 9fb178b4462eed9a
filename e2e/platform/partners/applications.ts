import { randomInt } from 'node:crypto';
import type { PartnerKind } from '@site/shared/wire/partners';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { MemberId, Reader, Trx } from '../kernel';
import { PlatformError } from '../kernel';
import type { PartnerTables } from './tables';

export type Decision = 'approved' | 'refused' | 'ended';

export interface Application {
  readonly memberId: MemberId;
  readonly kind: PartnerKind;
  readonly state: 'waiting' | Decision;
  /** The applicant's description of how they will bring members, or of what they offer. */
  readonly plan: string;
  readonly contact: string;
  readonly appliedAt: Date;
  readonly decidedAt: Date | null;
  readonly reason: string;
}

export async function findApplication(reader: Reader, memberId: MemberId, kind: PartnerKind): Promise<Application | null> {
  const row = await applicationRows(reader).where('member_id', '=', memberId).where('kind', '=', kind).executeTakeFirst();
  return row === undefined ? null : toApplication(row);
}

export interface PartnerOnDesk extends Application {
  readonly login: string;
  /** Agent code of a member who has ever been approved as an agent; null otherwise. */
  readonly code: string | null;
}

/** Lists waiting applications first, then the others, newest first. */
export async function readApplications(reader: Reader, limit: number): Promise<readonly PartnerOnDesk[]> {
  const { rows } = await sql<PartnerTables['partner_application'] & { readonly login: string; readonly code: string | null }>`
    select application.*, member.name as login, agent.code
    from partner_application application join member on member.id = application.member_id
    left join agent on agent.member_id = application.member_id and application.kind = 'agent'
    order by application.state = 'waiting' desc, application.applied_at desc limit ${limit}`.execute(reader);
  return rows.map(({ login, code, ...row }) => ({ ...toApplication(row), login, code }));
}

/**
 * Submits an application, or replaces one that was refused or ended.
 *
 * @throws PlatformError 6009 while one is waiting or approved, 6007 when plan or contact is blank
 */
export async function apply(
  trx: Trx,
  { memberId, kind, plan, contact }: Pick<Application, 'memberId' | 'kind' | 'plan' | 'contact'>,
  at: Date,
): Promise<void> {
  const [said, reached] = [plan.trim(), contact.trim()];
  if (said === '' || reached === '') throw new PlatformError(RESPONSE_CODES.invalidParameter, 'partner_incomplete');
  const facts = { state: 'waiting' as const, plan: said, contact: reached, applied_at: at, decided_at: null, reason: '' };
  const written = await trx
    .withTables<PartnerTables>()
    .insertInto('partner_application')
    .values({ member_id: memberId, kind, ...facts })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind']).doUpdateSet(facts).where('partner_application.state', 'in', ['refused', 'ended']),
    )
    .returning('kind')
    .executeTakeFirst();
  if (written === undefined) throw new PlatformError(RESPONSE_CODES.dataExists, 'partner_applied');
}

/** Approves or refuses a waiting application, or ends an approved one. Returns false in any other state. */
export async function decide(
  trx: Trx,
  {
    memberId,
    kind,
    decision,
    reason,
  }: { readonly memberId: MemberId; readonly kind: PartnerKind; readonly decision: Decision; readonly reason: string },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .withTables<PartnerTables>()
    .updateTable('partner_application')
    .set({ state: decision, decided_at: at, reason })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', decision === 'ended' ? 'approved' : 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Alphabet without the look-alikes 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** Returns the agent's own code. It is created at the first approval and never changes. */
export async function findOrMakeAgentCode(trx: Trx, memberId: MemberId): Promise<string> {
  for (;;) {
    const known = await findAgentCode(trx, memberId);
    if (known !== null) return known;
    const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    await trx
      .withTables<PartnerTables>()
      .insertInto('agent')
      .values({ member_id: memberId, code })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function findAgentCode(reader: Reader, memberId: MemberId): Promise<string | null> {
  const row = await reader
    .withTables<PartnerTables>()
    .selectFrom('agent')
    .select('code')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.code ?? null;
}

const applicationRows = (reader: Reader) => reader.withTables<PartnerTables>().selectFrom('partner_application').selectAll();

function toApplication(row: PartnerTables['partner_application']): Application {
  const { member_id: memberId, applied_at: appliedAt, decided_at: decidedAt, ...facts } = row;
  return { memberId, appliedAt, decidedAt, ...facts };
}
