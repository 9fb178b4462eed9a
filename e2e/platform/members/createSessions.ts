import { sql } from 'kysely';
import type { Clock, Db, Member, MemberId, Reader } from '../kernel';
import { hashSecret, makeSecret } from '../kernel';
import type { Settings } from '../site/createSettings';
import { describeClient } from './describeClient';
import type { MemberTables } from './tables';

/** Maximum duration of a session after sign-in. */
export const SESSION_LIFETIME_MS = 24 * 60 * 60_000;

/** Lifetime of a channel token. It is valid for one visit of the channel and replaced with every launch. */
export const LAUNCH_LIFETIME_MS = 12 * 60 * 60_000;

/** Minimum interval between two records of use. An idle session may therefore end up to this much later. */
export const USE_NOTED_EVERY_MS = 60_000;

export type SessionKind = MemberTables['session']['kind'];

/** Data by which a member recognizes a session in the list. */
export interface SessionOrigin {
  readonly ip: string;
  readonly userAgent: string;
  /** Secret of the browser (see `devices.ts`). */
  readonly deviceSecret: string;
}

/** Limit of the list, which is read by a person. Sessions beyond it can be ended together with all others. */
const SESSIONS_LISTED = 50;

export interface ListedSession {
  /** Opaque id that gives no access and reveals no order. */
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly ip: string;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

/** Devices of the sessions that were ended from another session. */
export type EndedDevices = readonly { readonly deviceHash: string }[];

/**
 * Sessions and their tokens. A token is a secret of which only the hash is stored; the hash identifies the session
 * without giving access to it.
 *
 * A session ends when its lifetime is over, when it is closed, or when it was idle longer than the setting
 * `sessionIdleMinutes`. Assumption: a call with the token and a round in a venue count as use; a stream that only
 * listens does not. A changed setting applies from the next use.
 */
export interface Sessions {
  /** Opens a session of the site and returns its token. */
  open(reader: Reader, memberId: MemberId, origin: SessionOrigin): Promise<string>;
  /** Opens a session for one visit of the channel and returns its token. */
  openLaunch(reader: Reader, memberId: MemberId): Promise<string>;
  /**
   * Returns the member; null for a token that is unknown, ended, expired or of another kind. Counts as a use of the
   * session.
   */
  find(token: string, kind: SessionKind): Promise<Member | null>;
  /** Returns when the site session of this token started; null when it has ended. */
  openedAt(token: string): Promise<Date | null>;
  /** Returns true while the session with this token hash is open. Used by whatever must end with the sign-in. */
  isOpen(reader: Reader, tokenHash: string): Promise<boolean>;
  /** Like `isOpen`, but counts as a use of the session. */
  use(reader: Reader, tokenHash: string): Promise<boolean>;
  /** Lists the member's open site sessions: the one of this token first, then the last used. */
  list(memberId: MemberId, currentToken: string): Promise<{ readonly total: number; readonly sessions: readonly ListedSession[] }>;
  /** Returns the idle time in minutes after which a session ends; 0 when only its lifetime ends it. */
  idleMinutes(): Promise<number>;
  /** Ends a session; an unknown token is ignored. */
  close(token: string): Promise<void>;
  /** Ends one session of the member by the id in the list; returns null when there is none with this id. */
  closeOne(reader: Reader, memberId: MemberId, id: string): Promise<EndedDevices | null>;
  /**
   * Ends the member's site sessions except the one of this token, so that anyone with the old password is signed out.
   */
  closeOthers(reader: Reader, memberId: MemberId, keptToken: string): Promise<EndedDevices>;
  /** Ends all sessions of the member, including those in games. */
  closeAll(reader: Reader, memberId: MemberId): Promise<void>;
  /** Ends all sessions of the member early; the next call is answered with 6001. */
  expireAll(memberId: MemberId): Promise<void>;
}

interface NewSession extends Omit<SessionOrigin, 'deviceSecret'> {
  readonly memberId: MemberId;
  readonly kind: SessionKind;
  readonly lifetimeMs: number;
  readonly deviceHash: string;
}

/** @param onUse called when a member is active: at each sign-in, and with each recorded use */
export function createSessions(
  db: Db,
  clock: Clock,
  settings: Pick<Settings, 'get'>,
  onUse: (reader: Reader, memberId: MemberId) => Promise<void> = () => Promise.resolve(),
): Sessions {
  const tables = db.withTables<MemberTables>();

  async function idleMinutes(reader: Reader): Promise<number> {
    const minutes = Number(await settings.get('sessionIdleMinutes', reader));
    return Number.isInteger(minutes) && minutes > 0 ? minutes : 0;
  }

  /** Returns when a session used now ends if it is not used again. */
  async function idleEnd(reader: Reader): Promise<Date> {
    const minutes = await idleMinutes(reader);
    return new Date(clock.nowMs() + (minutes > 0 ? minutes * 60_000 + USE_NOTED_EVERY_MS : SESSION_LIFETIME_MS));
  }

  /** Records the use, in the caller's transaction if there is one. */
  async function noteUse(reader: Reader, tokenHash: string, memberId: MemberId, lastUsedAt: Date): Promise<void> {
    if (clock.nowMs() - lastUsedAt.getTime() < USE_NOTED_EVERY_MS) return;
    await reader
      .withTables<MemberTables>()
      .updateTable('session')
      .set({ last_used_at: clock.now(), idle_ends_at: await idleEnd(reader) })
      .where('token_hash', '=', tokenHash)
      .execute();
    await onUse(reader, memberId);
  }

  async function insert(reader: Reader, { memberId, kind, lifetimeMs, ip, userAgent, deviceHash }: NewSession): Promise<string> {
    const token = makeSecret();
    const expiresAt = new Date(clock.nowMs() + lifetimeMs);
    const { browser, system } = describeClient(userAgent);
    await reader
      .withTables<MemberTables>()
      .insertInto('session')
      .values({
        token_hash: hashSecret(token),
        member_id: memberId,
        kind,
        created_at: clock.now(),
        expires_at: expiresAt,
        last_used_at: clock.now(),
        idle_ends_at: kind === 'site' ? await idleEnd(reader) : expiresAt,
        ip,
        browser,
        system,
        device_hash: deviceHash,
      })
      .execute();
    if (kind === 'site') await onUse(reader, memberId);
    return token;
  }

  return {
    open: (reader, memberId, { deviceSecret, ...origin }) =>
      insert(reader, { ...origin, memberId, kind: 'site', deviceHash: hashSecret(deviceSecret), lifetimeMs: SESSION_LIFETIME_MS }),

    openLaunch: (reader, memberId) =>
      insert(reader, { memberId, kind: 'launch', ip: '', userAgent: '', deviceHash: '', lifetimeMs: LAUNCH_LIFETIME_MS }),

    async find(token, kind) {
      const row = await tables
        .selectFrom('session')
        .innerJoin('member', 'member.id', 'session.member_id')
        .select(['member.id', 'member.name', 'member.nickname', 'session.last_used_at'])
        .where('session.token_hash', '=', hashSecret(token))
        .where('session.kind', '=', kind)
        .where('session.expires_at', '>', clock.now())
        .where('session.idle_ends_at', '>', clock.now())
        .executeTakeFirst();
      if (row === undefined) return null;
      const { last_used_at: lastUsedAt, ...member } = row;
      if (kind === 'site') await noteUse(db, hashSecret(token), member.id, lastUsedAt);
      return member;
    },

    async openedAt(token) {
      const row = await tables
        .selectFrom('session')
        .select('created_at')
        .where('token_hash', '=', hashSecret(token))
        .where('kind', '=', 'site')
        .executeTakeFirst();
      return row?.created_at ?? null;
    },

    isOpen: async (reader, tokenHash) => (await lastUse(reader, tokenHash)) !== null,

    async use(reader, tokenHash) {
      const last = await lastUse(reader, tokenHash);
      if (last !== null) await noteUse(reader, tokenHash, last.memberId, last.at);
      return last !== null;
    },

    async list(memberId, currentToken) {
      const current = hashSecret(currentToken);
      const rows = await tables
        .selectFrom('session')
        .selectAll()
        .select(sql<number>`(count(*) over ())::integer`.as('total'))
        .where('member_id', '=', memberId)
        .where('kind', '=', 'site')
        .where('expires_at', '>', clock.now())
        .where('idle_ends_at', '>', clock.now())
        .orderBy(sql`token_hash = ${current}`, 'desc')
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(SESSIONS_LISTED)
        .execute();
      const sessions = rows.map(({ id, browser, system, ip, created_at: signedInAt, last_used_at: lastUsedAt, token_hash: hash }) => ({
        id,
        browser,
        system,
        ip,
        signedInAt,
        lastUsedAt,
        isCurrent: hash === current,
      }));
      return { total: rows[0]?.total ?? 0, sessions };
    },

    idleMinutes: () => idleMinutes(db),

    async close(token) {
      await tables.deleteFrom('session').where('token_hash', '=', hashSecret(token)).execute();
    },

    async closeOne(reader, memberId, id) {
      const ended = await reader
        .withTables<MemberTables>()
        .deleteFrom('session')
        .where('member_id', '=', memberId)
        .where('kind', '=', 'site')
        .where('id', '=', id)
        .where('expires_at', '>', clock.now())
        .where('idle_ends_at', '>', clock.now())
        .returning('device_hash as deviceHash')
        .execute();
      return ended.length === 0 ? null : ended;
    },

    closeOthers: (reader, memberId, keptToken) =>
      reader
        .withTables<MemberTables>()
        .deleteFrom('session')
        .where('member_id', '=', memberId)
        .where('kind', '=', 'site')
        .where('token_hash', '!=', hashSecret(keptToken))
        .returning('device_hash as deviceHash')
        .execute(),

    async closeAll(reader, memberId) {
      await reader.withTables<MemberTables>().deleteFrom('session').where('member_id', '=', memberId).execute();
    },

    async expireAll(memberId) {
      await tables.updateTable('session').set({ expires_at: clock.now() }).where('member_id', '=', memberId).execute();
    },
  };

  /** Returns the last use of a session; null when it has ended. */
  async function lastUse(reader: Reader, tokenHash: string): Promise<{ readonly memberId: MemberId; readonly at: Date } | null> {
    const row = await reader
      .withTables<MemberTables>()
      .selectFrom('session')
      .select(['member_id as memberId', 'last_used_at as at'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', clock.now())
      .where('idle_ends_at', '>', clock.now())
      .executeTakeFirst();
    return row ?? null;
  }
}
