import type { Selectable } from 'kysely';
import type { Fen, Reader, Trx, VenueSession } from '../kernel';
import { fen, hashSecret, makeSecret, ZERO_FEN } from '../kernel';
import type { VenueTables } from './tables';

/** Lifetime of a ticket, which the opened page uses at once. */
export const TICKET_LIFETIME_MS = 60_000;

export const VENUE_SESSION_LIFETIME_MS = 2 * 60 * 60_000;

/** Initial play money of a trial: ¥2,000.00. */
const PLAY_MONEY: Fen = fen(200_000n);

/** Session as stored. */
export interface KeptSession extends VenueSession {
  readonly id: bigint;
  readonly playMoney: Fen;
  /** Hash of the sign-in with which the session ends. */
  readonly loginHash: string;
}

/** Creates the ticket of a launch: a secret that opens one session, once, within a minute. */
export async function issueTicket(trx: Trx, session: VenueSession & { readonly loginHash: string }, now: Date): Promise<string> {
  const tables = trx.withTables<VenueTables>();
  await tables.deleteFrom('venue_ticket').where('expires_at', '<=', now).execute();
  const ticket = makeSecret();
  await tables
    .insertInto('venue_ticket')
    .values({
      ticket_hash: hashSecret(ticket),
      login_hash: session.loginHash,
      member_id: session.memberId,
      en_name: session.enName,
      game_code: session.gameCode,
      is_trial: session.isTrial,
      expires_at: new Date(now.getTime() + TICKET_LIFETIME_MS),
    })
    .execute();
  return ticket;
}

/**
 * Uses up a ticket and opens its session. When two requests send the same ticket, only one gets a session.
 *
 * @param enNames venues whose tickets are accepted; any by default
 */
export async function openWithTicket(
  trx: Trx,
  ticket: string,
  now: Date,
  enNames?: readonly string[],
): Promise<{ readonly token: string; readonly session: KeptSession } | null> {
  const tables = trx.withTables<VenueTables>();
  const found = tables.deleteFrom('venue_ticket').where('ticket_hash', '=', hashSecret(ticket)).returningAll();
  const spent = await (enNames === undefined ? found : found.where('en_name', 'in', enNames)).executeTakeFirst();
  if (spent === undefined || spent.expires_at <= now) return null;
  const token = makeSecret();
  const row = await tables
    .insertInto('venue_session')
    .values({
      token_hash: hashSecret(token),
      login_hash: spent.login_hash,
      member_id: spent.member_id,
      en_name: spent.en_name,
      game_code: spent.game_code,
      is_trial: spent.is_trial,
      play_money: spent.is_trial ? PLAY_MONEY : ZERO_FEN,
      expires_at: new Date(now.getTime() + VENUE_SESSION_LIFETIME_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, session: toSession(row) };
}

/** Returns a session; null after its lifetime. The caller must also check that its sign-in is still open. */
export async function readSession(reader: Reader, token: string, now: Date): Promise<KeptSession | null> {
  const row = await sessionOf(reader, token, now).executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** Returns the session and locks it, so that its other rounds wait. */
export async function lockSession(trx: Trx, token: string, now: Date): Promise<KeptSession | null> {
  const row = await sessionOf(trx, token, now).forUpdate().executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** Returns a trial's play money, even after its session has ended, and locks it, so that its other rounds wait. */
export async function lockPlayMoney(trx: Trx, sessionId: bigint): Promise<Fen> {
  const row = await trx
    .withTables<VenueTables>()
    .selectFrom('venue_session')
    .select('play_money')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return fen(row.play_money);
}

/** Extends a session to two hours after its last round. */
export async function extendSession(trx: Trx, sessionId: bigint, now: Date): Promise<void> {
  await trx
    .withTables<VenueTables>()
    .updateTable('venue_session')
    .set({ expires_at: new Date(now.getTime() + VENUE_SESSION_LIFETIME_MS) })
    .where('id', '=', sessionId)
    .execute();
}

export async function savePlayMoney(trx: Trx, sessionId: bigint, playMoney: Fen): Promise<void> {
  await trx.withTables<VenueTables>().updateTable('venue_session').set({ play_money: playMoney }).where('id', '=', sessionId).execute();
}

function sessionOf(reader: Reader, token: string, now: Date) {
  return reader
    .withTables<VenueTables>()
    .selectFrom('venue_session')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now);
}

function toSession(row: Selectable<VenueTables['venue_session']>): KeptSession {
  return {
    id: row.id,
    loginHash: row.login_hash,
    memberId: row.member_id,
    enName: row.en_name,
    gameCode: row.game_code,
    isTrial: row.is_trial,
    playMoney: fen(row.play_money),
  };
}
