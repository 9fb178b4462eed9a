import type { BonusTerms } from '../bonuses/bonusTerms';
import type { Localized } from '../http/localized';
import { formatYuan, type Fen, type Reader } from '../kernel';
import type { Audience } from './audience';
import { isRunning } from './participation';
import type { Promotion } from './readContent';
import { readScheduled } from './schedule';
import type { PromotionTables } from './tables';

export interface PromotionOnDesk {
  readonly id: string;
  readonly title: Localized;
  readonly state: 'coming' | 'running' | 'ended';
  /** Milliseconds since 1970; `endsAt` is null when there is no end. */
  readonly startsAt: number;
  readonly endsAt: number | null;
  /** Terms in the form in which they are changed: amounts are wire money. */
  readonly terms: unknown;
  readonly audience: Audience;
  /** Terms to meet before its rewards can be withdrawn. */
  readonly bonus: BonusTerms;
  readonly prizes: Readonly<Record<string, Localized>>;
  /** True when a change overrides any part of the content. */
  readonly isChanged: boolean;
}

/** Lists all promotions, including ended and future ones, in the order of the content. */
export async function readPromotionDesk(reader: Reader, content: readonly Promotion[], now: Date): Promise<readonly PromotionOnDesk[]> {
  const changed = await reader.withTables<PromotionTables>().selectFrom('promotion_schedule').selectAll().execute();
  return (await readScheduled(reader, content)).map((promotion) => {
    const { id, title, startsAt, endsAt, terms, audience, bonus, prizes } = promotion;
    const change = changed.find(({ promotion_id: of }) => of === id);
    const { starts_at, ends_at, is_open = false, terms: own, audience: ownAudience, bonus: ownBonus } = change ?? {};
    return {
      id,
      title,
      state: isRunning(promotion, now) ? 'running' : startsAt > now ? 'coming' : 'ended',
      startsAt: startsAt.getTime(),
      endsAt: endsAt?.getTime() ?? null,
      terms: toGiven(terms.values),
      audience,
      bonus,
      prizes,
      isChanged: is_open || [starts_at, ends_at, own, ownAudience, ownBonus].some((fact) => fact !== undefined && fact !== null),
    };
  });
}

function toGiven(values: unknown): unknown {
  return JSON.parse(JSON.stringify(values, (_key, value: unknown) => (typeof value === 'bigint' ? formatYuan(value as Fen) : value)));
}
