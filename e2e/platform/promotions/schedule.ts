import type { Db, Reader } from '../kernel';
import type { Promotion } from './readContent';
import type { PromotionTables } from './tables';

/** Null leaves it as the content says; `endsAt` of `'open'` is until further notice. */
export interface ScheduleChange {
  readonly startsAt: Date | null;
  readonly endsAt: Date | 'open' | null;
}

/** The promotions as the operator runs them now: the content's, with the times that were changed since. */
export async function readScheduled(reader: Reader, content: readonly Promotion[]): Promise<readonly Promotion[]> {
  const rows = await reader.withTables<PromotionTables>().selectFrom('promotion_schedule').selectAll().execute();
  const changes = new Map(rows.map((row) => [row.promotion_id, row]));
  return content.map((promotion) => {
    const change = changes.get(promotion.id);
    if (change === undefined) return promotion;
    const endsAt = change.is_open ? null : (change.ends_at ?? promotion.endsAt);
    return { ...promotion, startsAt: change.starts_at ?? promotion.startsAt, endsAt };
  });
}

/** Counts from the next call on, at every process. */
export async function changeSchedule(db: Db, promotionId: string, { startsAt, endsAt }: ScheduleChange): Promise<void> {
  const facts = { starts_at: startsAt, ends_at: endsAt === 'open' ? null : endsAt, is_open: endsAt === 'open' };
  await db
    .withTables<PromotionTables>()
    .insertInto('promotion_schedule')
    .values({ promotion_id: promotionId, ...facts })
    .onConflict((conflict) => conflict.column('promotion_id').doUpdateSet(facts))
    .execute();
}
