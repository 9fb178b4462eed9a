import type { Clock, Db, Member, Reader } from '../kernel';
import { hashSecret, makeSecret } from '../kernel';
import type { MemberTables } from './tables';

/** A session ends this long after sign-in. */
export const SESSION_LIFETIME_MS = 24 * 60 * 60_000;

/** A channel token is for one visit of the channel; it is renewed with every launch. */
export const LAUNCH_LIFETIME_MS = 12 * 60 * 60_000;

export type SessionKind = MemberTables['session']['kind'];

/** Tokens: secrets, of which only the hash is stored. The hash names the session without opening it. */
export interface Sessions {
  open(reader: Reader, memberId: number, kind: SessionKind): Promise<string>;
  /** Null for a token that is unknown, ended, past its time or of another kind. */
  find(token: string, kind: SessionKind): Promise<Member | null>;
  /** Whether the session of this token hash still runs: what hangs on a sign-in ends with it. */
  isOpen(reader: Reader, tokenHash: string): Promise<boolean>;
  /** Ends it; an unknown token is fine. */
  close(token: string): Promise<void>;
  /** Ends the site sessions of the member but that of this token, so that a holder of the old password is signed out. */
  closeOthers(reader: Reader, memberId: number, keptToken: string): Promise<void>;
  /** Ends every session of the member, those in games too. */
  closeAll(reader: Reader, memberId: number): Promise<void>;
  /** Ends all sessions of the member before their time: the next call is answered 6001. */
  expireAll(memberId: number): Promise<void>;
}

export function createSessions(db: Db, clock: Clock): Sessions {
  const tables = db.withTables<MemberTables>();
  return {
    async open(reader, memberId, kind) {
      const token = makeSecret();
      const lifetimeMs = kind === 'site' ? SESSION_LIFETIME_MS : LAUNCH_LIFETIME_MS;
      await reader
        .withTables<MemberTables>()
        .insertInto('session')
        .values({
          token_hash: hashSecret(token),
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
        .select(['member.id', 'member.name', 'member.nickname'])
        .where('session.token_hash', '=', hashSecret(token))
        .where('session.kind', '=', kind)
        .where('session.expires_at', '>', clock.now())
        .executeTakeFirst();
      return row ?? null;
    },

    async isOpen(reader, tokenHash) {
      const row = await reader
        .withTables<MemberTables>()
        .selectFrom('session')
        .select('member_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      return row !== undefined;
    },

    async close(token) {
      await tables.deleteFrom('session').where('token_hash', '=', hashSecret(token)).execute();
    },

    async closeOthers(reader, memberId, keptToken) {
      await reader
        .withTables<MemberTables>()
        .deleteFrom('session')
        .where('member_id', '=', memberId)
        .where('kind', '=', 'site')
        .where('token_hash', '!=', hashSecret(keptToken))
        .execute();
    },

    async closeAll(reader, memberId) {
      await reader.withTables<MemberTables>().deleteFrom('session').where('member_id', '=', memberId).execute();
    },

    async expireAll(memberId) {
      await tables.updateTable('session').set({ expires_at: clock.now() }).where('member_id', '=', memberId).execute();
    },
  };
}
