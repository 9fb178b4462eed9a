import type { Selectable } from 'kysely';
import type { Fen, Reader, Trx, VenueSession } from '../kernel';
import { fen, hashSecret, makeSecret, ZERO_FEN } from '../kernel';
import type { VenueTables } from './tables';

/** A ticket is spent by the page it opens, at once. */
export const TICKET_LIFETIME_MS = 60_000;

export const VENUE_SESSION_LIFETIME_MS = 2 * 60 * 60_000;

/** What a trial begins with: ¥2,000.00 of play money. */
const PLAY_MONEY: Fen = fen(200_000n);

/** A session as it is kept. */
export interface KeptSession extends VenueSession {
  readonly id: bigint;
  readonly playMoney: Fen;
  /** The sign-in that the session ends with. */
  readonly loginHash: string;
}

/** Makes the ticket of one launch: a secret that opens one session, once, within a minute. */
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

/** Spends the ticket; of two that come with the same one, one gets a session. @param enNames whose ticket it may be; any venue's without */
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

/** Null past its time. Whether its sign-in still runs is asked of the members. */
export async function readSession(reader: Reader, token: string, now: Date): Promise<KeptSession | null> {
  const row = await sessionOf(reader, token, now).executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** The same, and blocks other rounds of the session. */
export async function lockSession(trx: Trx, token: string, now: Date): Promise<KeptSession | null> {
  const row = await sessionOf(trx, token, now).forUpdate().executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** Of a trial, whether its session is still open or not; blocks other rounds of it. */
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

/** A session lasts two hours from the last time it was played. */
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
