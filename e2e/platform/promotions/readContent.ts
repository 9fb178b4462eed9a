import { promotionSchema } from '@site/shared/wire/promotions';
import * as z from 'zod/mini';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import { bonusTermsSchema, type BonusTerms } from '../bonuses/bonusTerms';
import { audienceSchema, type Audience } from './audience';
import content from './promotions.json';
import { parseTerms, type PromotionKind, type Terms } from './terms';

/**
 * Promotion with its times, terms, audience and texts in both languages. The terms fill the `{{…}}` placeholders of the
 * texts. The rule of its kind decides what it pays.
 */
export interface Promotion {
  readonly id: string;
  readonly kind: PromotionKind;
  readonly category: z.infer<typeof promotionSchema>['category'];
  readonly scene: z.infer<typeof promotionSchema>['scene'];
  readonly startsAt: Date;
  /** Null when the promotion has no end. */
  readonly endsAt: Date | null;
  readonly terms: Terms;
  readonly audience: Audience;
  /** Terms to meet before its rewards can be withdrawn. */
  readonly bonus: BonusTerms;
  readonly title: Localized;
  readonly emphasis: Localized;
  readonly summary: Localized;
  readonly rules: Readonly<Record<Language, readonly string[]>>;
  /** Texts of the conditions by the names that the rule gives them. */
  readonly conditions: Readonly<Record<string, Localized>>;
  /** Names of the prizes in its table, by their ids. */
  readonly prizes: Readonly<Record<string, Localized>>;
  readonly blocks: readonly PageBlock[];
}

export type PageBlock =
  | { readonly type: 'headline' | 'text'; readonly text: Localized }
  | { readonly type: 'steps'; readonly items: Readonly<Record<Language, readonly string[]>> }
  | { readonly type: 'promotions'; readonly ids: readonly string[] };

const localized = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });
const lines = z.array(z.string()).check(z.minLength(3), z.maxLength(6));

const blockSchema = z.union([
  z.object({ type: z.enum(['headline', 'text']), text: localized }),
  z.object({ type: z.literal('steps'), items: z.object({ 'zh-CN': z.array(z.string()), 'zh-TW': z.array(z.string()) }) }),
  z.object({ type: z.literal('promotions'), ids: z.array(z.string()) }),
]);

const contentSchema = z.array(
  z.object({
    id: z.string(),
    kind: promotionSchema.shape.kind,
    category: promotionSchema.shape.category,
    scene: promotionSchema.shape.scene,
    startsAt: z.string(),
    endsAt: z.optional(z.string()),
    terms: z.record(z.string(), z.unknown()),
    audience: z.optional(audienceSchema),
    bonus: bonusTermsSchema,
    title: localized,
    emphasis: localized,
    summary: localized,
    rules: z.object({ 'zh-CN': lines, 'zh-TW': lines }),
    conditions: z.record(z.string(), localized),
    prizes: z.optional(z.record(z.string(), localized)),
    blocks: z.optional(z.array(blockSchema)),
  }),
);

/** Returns the promotions of the site in the order in which they are listed. */
export function readContent(): readonly Promotion[] {
  return contentSchema.parse(content).map(({ startsAt, endsAt, terms, audience = {}, prizes = {}, blocks = [], ...each }) => ({
    ...each,
    terms: parseTerms(each.kind, terms),
    audience,
    prizes,
    blocks,
    startsAt: new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
  }));
}
