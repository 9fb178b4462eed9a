import { createHash, randomBytes } from 'node:crypto';
import type { Clock, Db, Member, Reader } from '../kernel';
import type { MemberTables } from './tables';

/** A session ends this long after sign-in. */
export const SESSION_LIFETIME_MS = 24 * 60 * 60_000;

/** A channel token is for one visit of the channel; it is renewed with every launch. */
export const LAUNCH_LIFETIME_MS = 12 * 60 * 60_000;

export type SessionKind = MemberTables['session']['kind'];

/** Tokens: 32 random bytes, stored as a hash only. */
export interface Sessions {
  open(reader: Reader, memberId: number, kind: SessionKind): Promise<string>;
  /** Null for a token that is unknown, ended, past its time or of another kind. */
  find(token: string, kind: SessionKind): Promise<Member | null>;
  /** Ends it; a token nobody knows is fine. */
  close(token: string): Promise<void>;
  /** Ends all sessions of the member before their time: the next call is told 6001. */
  expireAll(memberId: number): Promise<void>;
}

export function createSessions(db: Db, clock: Clock): Sessions {
  const tables = db.withTables<MemberTables>();
  return {
    async open(reader, memberId, kind) {
      const token = randomBytes(32).toString('base64url');
      const lifetimeMs = kind === 'site' ? SESSION_LIFETIME_MS : LAUNCH_LIFETIME_MS;
      await reader
        .withTables<MemberTables>()
        .insertInto('session')
        .values({
          token_hash: hashToken(token),
          member_id: memberId,
          kind,
          created_at: clock.now(),
          expires_at: new Date(clock.nowMs() + lifetimeMs),
        })
        .execute();
      return token;
    },

    async find(token, kind) {
      const row = await tables
        .selectFrom('session')
        .innerJoin('member', 'member.id', 'session.member_id')
        .select(['member.id', 'member.name', 'member.nickname', 'member.vip_level as vipLevel'])
        .where('session.token_hash', '=', hashToken(token))
        .where('session.kind', '=', kind)
        .where('session.expires_at', '>', clock.now())
        .executeTakeFirst();
      return row ?? null;
    },

    async close(token) {
      await tables.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
    },

    async expireAll(memberId) {
      await tables.updateTable('session').set({ expires_at: clock.now() }).where('member_id', '=', memberId).execute();
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
