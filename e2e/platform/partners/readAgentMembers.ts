import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import { isSamePerson } from '../members/personKey';

export interface AgentMember {
  readonly memberId: MemberId;
  readonly name: string;
  readonly registeredAt: Date;
  /** Valid turnover of the member that has counted for the agent. */
  readonly turnover: Fen;
  /** False when the member is the agent under another account. */
  readonly counts: boolean;
}

/**
 * A member with the agent's name and birthday, or with a browser the agent has signed in with, is the agent and does
 * not count.
 */
const IS_OTHER_PERSON = sql<boolean>`
  member.id <> own.id
  and not ${isSamePerson('member', 'own')}
  and not exists (
    select 1 from trusted_device theirs join trusted_device agents using (secret_hash)
    where theirs.member_id = member.id and agents.member_id = own.id
  )`;

const LINKED = sql`
  registration join member on member.id = registration.member_id
  join agent on agent.code = upper(registration.r_code) join member own on own.id = agent.member_id`;

/**
 * Maps each member to the agent that the turnover counts for. Only agents who are approved now are included.
 *
 * @param agentId restricts the result to one agent
 */
export async function readAgentsOfMembers(reader: Reader, agentId: MemberId | null = null): Promise<ReadonlyMap<MemberId, MemberId>> {
  const { rows } = await sql<{ member_id: number; agent_id: number }>`
    select member.id as member_id, agent.member_id as agent_id from ${LINKED}
    join partner_application on partner_application.member_id = agent.member_id
      and partner_application.kind = 'agent' and partner_application.state = 'approved'
    where registration.r_code <> '' and (${agentId}::integer is null or agent.member_id = ${agentId}::integer) and ${IS_OTHER_PERSON}`.execute(
    reader,
  );
  return new Map(rows.map((row) => [row.member_id, row.agent_id]));
}

/** Lists the members that registered with an agent's code, newest first. */
export async function readAgentMembers(
  reader: Reader,
  agentId: MemberId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly members: readonly AgentMember[] }> {
  const { rows } = await sql<{ id: number; name: string; registered_at: Date; turnover: bigint; counts: boolean; total: bigint }>`
    select member.id, member.name, registration.registered_at, ${IS_OTHER_PERSON} as counts, count(*) over () as total,
      coalesce((select sum(turnover) from agent_line line where line.agent_id = agent.member_id and line.member_id = member.id), 0)::bigint as turnover
    from ${LINKED} where registration.r_code <> '' and agent.member_id = ${agentId}
    order by registration.registered_at desc, member.id desc offset ${offset} limit ${limit}`.execute(reader);
  return {
    total: Number(rows[0]?.total ?? 0n),
    members: rows.map(({ id, name, registered_at: registeredAt, turnover, counts }) => ({
      memberId: id,
      name,
      registeredAt,
      turnover: fen(turnover),
      counts,
    })),
  };
}
