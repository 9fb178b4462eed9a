import { bonusTermsSchema, type BonusTerms } from '../bonuses/bonusTerms';
import type { Db, Reader } from '../kernel';
import { audienceRules, audienceSchema, type Audience } from './audience';
import { fillText } from './fillText';
import type { Promotion } from './readContent';
import type { PromotionTables } from './tables';
import { findTerms, parseTerms, termTexts } from './terms';

/**
 * Change of a promotion: an omitted field stays, null restores the content's value, and an `endsAt` of `'open'` removes
 * the end.
 */
export interface PromotionChange {
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | 'open' | null;
  /** Terms in the form of the content, with amounts as wire money. */
  readonly terms?: unknown;
  readonly audience?: Audience | null;
  readonly bonus?: BonusTerms | null;
}

/** Reads the promotions as they run now: the content with the operator's changes, and texts filled with both. */
export async function readScheduled(reader: Reader, content: readonly Promotion[]): Promise<readonly Promotion[]> {
  const rows = await reader.withTables<PromotionTables>().selectFrom('promotion_schedule').selectAll().execute();
  const changes = new Map(rows.map((row) => [row.promotion_id, row]));
  return content.map((promotion) => {
    const change = changes.get(promotion.id);
    if (change === undefined) return withTexts(promotion);
    return withTexts({
      ...promotion,
      startsAt: change.starts_at ?? promotion.startsAt,
      endsAt: change.is_open ? null : (change.ends_at ?? promotion.endsAt),
      terms: change.terms === null ? promotion.terms : parseTerms(promotion.kind, change.terms),
      audience: change.audience === null ? promotion.audience : audienceSchema.parse(change.audience),
      bonus: change.bonus === null ? promotion.bonus : bonusTermsSchema.parse(change.bonus),
    });
  });
}

/**
 * Stores a change, which applies from the next call on in all processes.
 *
 * @param change terms that `areTermsOf` accepts
 */
export async function changePromotion(
  db: Db,
  { id }: Pick<Promotion, 'id'>,
  { startsAt, endsAt, terms, audience, bonus }: PromotionChange,
): Promise<void> {
  const facts = {
    ...(startsAt === undefined ? {} : { starts_at: startsAt }),
    ...(endsAt === undefined ? {} : { ends_at: endsAt === 'open' ? null : endsAt, is_open: endsAt === 'open' }),
    ...(terms === undefined ? {} : { terms: terms === null ? null : JSON.stringify(terms) }),
    ...(audience === undefined ? {} : { audience: audience === null ? null : JSON.stringify(audience) }),
    ...(bonus === undefined ? {} : { bonus: bonus === null ? null : JSON.stringify(bonus) }),
  };
  await db
    .withTables<PromotionTables>()
    .insertInto('promotion_schedule')
    .values({ promotion_id: id, is_open: false, ...facts })
    .onConflict((conflict) => conflict.column('promotion_id').doUpdateSet({ promotion_id: id, ...facts }))
    .execute();
}

/** Fills the texts with the terms, and puts the sentences about the audience before the rules. */
export function withTexts(promotion: Promotion): Promotion {
  const { title, emphasis, summary, rules, conditions, terms, audience, bonus } = promotion;
  const values = { ...termTexts(terms), bonus_times: String(bonus.times), bonus_days: String(bonus.days) };
  const fill = (text: string) => fillText(text, values);
  const inBoth = (text: Promotion['title'], fillOne = fill) => ({ 'zh-CN': fillOne(text['zh-CN']), 'zh-TW': fillOne(text['zh-TW']) });
  // `toWireCondition` fills `{{missing}}` with the amount that the member lacks.
  const fillCondition = (text: string) => fillText(text, { ...values, missing: '{{missing}}' });
  const asked = audienceRules(audience, promotion.kind === 'friendInvitation');
  return {
    ...promotion,
    title: inBoth(title),
    emphasis: inBoth(emphasis),
    summary: inBoth(summary),
    rules: {
      'zh-CN': [...asked.map((rule) => rule['zh-CN']), ...rules['zh-CN'].map(fill)],
      'zh-TW': [...asked.map((rule) => rule['zh-TW']), ...rules['zh-TW'].map(fill)],
    },
    conditions: Object.fromEntries(Object.entries(conditions).map(([name, text]) => [name, inBoth(text, fillCondition)])),
  };
}

/**
 * Returns true when the terms suit the kind. The content names each prize in order, so a change may alter the prizes'
 * values but not their ids.
 */
export function areTermsOf({ kind, prizes }: Pick<Promotion, 'kind' | 'prizes'>, given: unknown): boolean {
  const terms = findTerms(kind, given);
  if (terms === null) return false;
  const named = terms.kind === 'racePage' || terms.kind === 'drawGift' ? terms.values.prizes.map(({ id }) => id) : [];
  return named.join() === Object.keys(prizes).join();
}
