import { PREDICTION_POINTS } from '@site/shared/wire/chat';
import { sql } from 'kysely';
import type { Clock, Crashpoints, Db } from '../kernel';
import { inTransaction } from '../kernel';
import type { PointService } from '../loyalty/createPointService';
import type { RoomScores } from './createRoomScores';
import type { RoomWriter } from '../chat/createRoomWriter';
import type { ChatTables } from '../chat/tables';

/** Predictions settled in one transaction; the rest waits for the next tick. */
const BATCH = 50;

/** Time after the latest prediction at which a match that is not on the board is given up. */
const WAITED_FOR_MS = 7 * 24 * 60 * 60_000;

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly scores: Pick<RoomScores, 'of'>;
  readonly points: Pick<PointService, 'award'>;
  readonly writer: Pick<RoomWriter, 'change'>;
}

/**
 * Creates the function that pays points for correct predictions made before the end of the first half, once their match
 * has ended, and shows the points on the message. Each prediction is settled once, even with several processes. A later
 * correction of the result changes nothing.
 */
export function createPredictionPrizes({ db, clock, crashpoints, scores, points, writer }: Dependencies): () => Promise<void> {
  async function settle(rid: string, result: { readonly home: number; readonly away: number } | null): Promise<void> {
    await inTransaction(db, async (trx) => {
      const tables = trx.withTables<ChatTables>();
      const { rows } = await sql<{ member_id: number; home: number; away: number; counts: boolean }>`
        select member_id, home, away, counts from chat_prediction where rid = ${rid} and settled_at is null
        order by member_id limit ${BATCH} for update skip locked`.execute(trx);
      for (const { member_id: memberId, home, away, counts } of rows) {
        const isRight = counts && result !== null && result.home === home && result.away === away;
        await tables
          .updateTable('chat_prediction')
          .set({ settled_at: clock.now() })
          .where('rid', '=', rid)
          .where('member_id', '=', memberId)
          .execute();
        if (!isRight) continue;
        await points.award(trx, memberId, { points: PREDICTION_POINTS, reference: `prediction:${rid}` });
        const said = await tables
          .updateTable('chat_message')
          .set({ prediction: JSON.stringify({ home, away, points: PREDICTION_POINTS }) })
          .where('rid', '=', rid)
          .where('member_id', '=', memberId)
          .where('category_type', '=', 4)
          .returning('id')
          .execute();
        for (const { id } of said) await writer.change(trx, rid, id);
      }
      await crashpoints.reach('prediction:before-commit');
    });
  }

  return async () => {
    const open = await db
      .withTables<ChatTables>()
      .selectFrom('chat_prediction')
      .select((eb) => ['rid', eb.fn.max('at').as('newest')])
      .where('settled_at', 'is', null)
      .groupBy('rid')
      .execute();
    for (const { rid, newest } of open) {
      const score = await scores.of(rid);
      if (score?.state === 'finished') await settle(rid, score);
      else if (score?.state === 'abandoned' || (score === null && clock.nowMs() - newest.getTime() > WAITED_FOR_MS))
        await settle(rid, null);
    }
  };
}
