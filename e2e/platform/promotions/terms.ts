import { amountSchema } from '@site/shared/wire/common';
import type { promotionSchema } from '@site/shared/wire/promotions';
import * as z from 'zod/mini';
import type { Fen } from '../kernel';
import { fen, formatYuanInText, parseYuan } from '../kernel';
import { DRAW_SHARES } from './rules/draw';

export type PromotionKind = z.infer<typeof promotionSchema>['kind'];

const amount = z.pipe(
  amountSchema,
  z.transform((text): Fen => {
    const parsed = parseYuan(text);
    if (parsed === null) throw new TypeError(`no amount: ${text}`);
    return parsed;
  }),
);
const tier = z.object({ turnover: amount, reward: amount });

/**
 * Rewards and requirements of each kind, which the operator may change while a promotion runs. They fill the texts too,
 * so that a text promises exactly what is paid. The deposit gifts have theirs in code, because the cashier promises
 * them with an order.
 */
const SCHEMAS = {
  firstDeposit: z.object({}),
  againDeposit: z.object({}),
  activityLandPage: z.object({}),
  /** `rewards` has one amount for each day of the row. */
  signGift: z.object({ rewards: z.array(amount).check(z.length(7)) }),
  newTask: z.object({ reward: amount }),
  bettingGift: z
    .object({ lower: tier, upper: tier })
    .check(z.refine(({ lower, upper }) => lower.turnover < upper.turnover && lower.reward <= upper.reward, 'tiers rise')),
  /**
   * Members with less turnover than `least` in the week are not ranked. Prizes are listed best first, as many as the
   * content names.
   */
  racePage: z.object({ least: amount, prizes: z.array(z.object({ id: z.string(), lastPlace: z.int(), amount })) }),
  /** `turnover` earns one draw, at most `most` in a day; the shares of the prizes add up to 10,000. */
  drawGift: z
    .object({
      turnover: amount,
      most: z.int().check(z.minimum(1), z.maximum(100)),
      prizes: z.array(z.object({ id: z.string(), amount, share: z.int().check(z.minimum(1)) })),
    })
    .check(z.refine(({ prizes }) => prizes.reduce((sum, { share }) => sum + share, 0) === DRAW_SHARES, 'shares make 10,000')),
  /** A friend counts after one credited deposit of at least `deposit`; each friend pays the reward once. */
  friendInvitation: z.object({ deposit: amount, reward: amount }),
} satisfies Readonly<Record<PromotionKind, z.ZodMiniType>>;

export type TermsOf<Kind extends PromotionKind> = z.output<(typeof SCHEMAS)[Kind]>;
export type Terms = { readonly [Kind in PromotionKind]: { readonly kind: Kind; readonly values: TermsOf<Kind> } }[PromotionKind];

/** @throws when the values do not match the kind */
export function parseTerms(kind: PromotionKind, given: unknown): Terms {
  return { kind, values: SCHEMAS[kind].parse(given) } as Terms;
}

/** Returns the terms; null when the values do not match the kind. */
export function findTerms(kind: PromotionKind, given: unknown): Terms | null {
  const parsed = SCHEMAS[kind].safeParse(given);
  return parsed.success ? ({ kind, values: parsed.data } as Terms) : null;
}

/**
 * Returns the terms of a promotion with the type of its kind.
 *
 * @throws TypeError when the promotion is of another kind
 */
export function termsOf<Kind extends PromotionKind>(kind: Kind, { terms }: { readonly terms: Terms }): TermsOf<Kind> {
  if (terms.kind !== kind) throw new TypeError(`terms of ${terms.kind}, not of ${kind}`);
  return terms.values as TermsOf<Kind>;
}

/** Returns the values for the placeholders of the texts: `{{reward}}` is `5,000`. */
export function termTexts(terms: Terms): Readonly<Record<string, string>> {
  switch (terms.kind) {
    case 'firstDeposit':
    case 'againDeposit':
    case 'activityLandPage':
      return {};
    case 'signGift': {
      const { rewards } = terms.values;
      const total = fen(rewards.reduce((sum, each) => sum + each, 0n));
      return {
        ...texts({ total, last: rewards.at(-1) ?? total }),
        rewards: rewards.map((each) => formatYuanInText(each)).join('、'),
      };
    }
    case 'newTask':
      return texts(terms.values);
    case 'bettingGift': {
      const { lower, upper } = terms.values;
      return texts({ lower: lower.turnover, lower_reward: lower.reward, upper: upper.turnover, upper_reward: upper.reward });
    }
    case 'racePage':
      return texts({ least: terms.values.least, first: mostOf(terms.values.prizes) });
    case 'drawGift':
      return { ...texts({ turnover: terms.values.turnover, first: mostOf(terms.values.prizes) }), most: String(terms.values.most) };
    case 'friendInvitation':
      return texts(terms.values);
  }
}

function texts(amounts: Readonly<Record<string, Fen>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, formatYuanInText(value)]));
}

function mostOf(prizes: ReadonlyArray<{ readonly amount: Fen }>): Fen {
  return prizes.reduce((most, each) => (each.amount > most ? each.amount : most), fen(0n));
}
