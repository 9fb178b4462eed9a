import { promotionSchema } from '@site/shared/wire/activities';
import * as z from '@site/shared/wire/zod';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import content from './promotions.json';

type Kind = z.infer<typeof promotionSchema>['kind'];

/** What a promotion says, in both languages, and when it runs. What it pays is decided by the rule of its kind. */
export interface Promotion {
  readonly id: string;
  readonly kind: Kind;
  readonly category: z.infer<typeof promotionSchema>['category'];
  readonly scene: z.infer<typeof promotionSchema>['scene'];
  readonly startsAt: Date;
  /** Null: until further notice. */
  readonly endsAt: Date | null;
  readonly title: Localized;
  readonly emphasis: Localized;
  readonly summary: Localized;
  readonly rules: Readonly<Record<Language, readonly string[]>>;
  /** By the names the rule gives its conditions. */
  readonly conditions: Readonly<Record<string, Localized>>;
}

const localized = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });
const lines = z.array(z.string()).check(z.minLength(3), z.maxLength(6));

const contentSchema = z.array(
  z.object({
    id: z.string(),
    kind: promotionSchema.shape.kind,
    category: promotionSchema.shape.category,
    scene: promotionSchema.shape.scene,
    startsAt: z.string(),
    endsAt: z.optional(z.string()),
    title: localized,
    emphasis: localized,
    summary: localized,
    rules: z.object({ 'zh-CN': lines, 'zh-TW': lines }),
    conditions: z.record(z.string(), localized),
  }),
);

/** The promotions of the site, in the order they are listed in. */
export function readContent(): readonly Promotion[] {
  return contentSchema.parse(content).map(({ startsAt, endsAt, ...each }) => ({
    ...each,
    startsAt: new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
  }));
}
