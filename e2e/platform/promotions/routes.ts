import { joinActivityCall, promotionsCall, promotionVerificationCall, type WirePromotionStanding } from '@site/shared/wire/activities';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import { memberRoute, publicRoute, type Route } from '../http/route';
import { formatYuan, PlatformError } from '../kernel';
import type { Promotions, Standing } from './createPromotions';

const REFUSALS = {
  unknown: [RESPONSE_CODES.notFound, 'unknown_promotion'],
  ended: [RESPONSE_CODES.warning, 'promotion_ended'],
  'conditions-missing': [RESPONSE_CODES.warning, 'promotion_conditions_missing'],
} as const;

/** Promotions as everybody may read them, and how a member stands with one. */
export function promotionRoutes(promotions: Promotions): readonly Route[] {
  return [
    publicRoute(promotionsCall, (_body, { language }) => ({
      list: promotions.running().map(({ id, kind, title, emphasis, summary, rules, category, startsAt, endsAt, scene }) => ({
        id,
        kind,
        title: title[language],
        emphasis: emphasis[language],
        summary: summary[language],
        rules: [...rules[language]],
        category,
        startsAt: startsAt.getTime(),
        ...(endsAt === null ? {} : { endsAt: endsAt.getTime() }),
        scene,
      })),
    })),

    memberRoute(promotionVerificationCall, async ({ id }, member, { language }) => {
      const standing = await promotions.standing(member, id);
      if (standing === null) throw refusal('unknown');
      return toWire(standing, language);
    }),

    memberRoute(joinActivityCall, async ({ id }, member, { language }) => {
      const result = await promotions.join(member, id);
      if (result.is === 'refused') throw refusal(result.reason);
      return toWire(result.standing, language);
    }),
  ];
}

function refusal(reason: keyof typeof REFUSALS): PlatformError {
  const [code, text] = REFUSALS[reason];
  return new PlatformError(code, text);
}

function toWire({ promotion, evaluation, state }: Standing, language: Language): WirePromotionStanding {
  const reward = state.is === 'joined' ? state.joining.reward : evaluation.prospect;
  return {
    id: promotion.id,
    standing: state.is,
    conditions: evaluation.conditions.map(({ name, done, needed, isMet }) => ({
      text: promotion.conditions[name]?.[language] ?? name,
      done,
      needed,
      isMet,
    })),
    ...(reward === null ? {} : { reward: formatYuan(reward) }),
    ...(state.is === 'joined' ? { joinedAt: state.joining.at.getTime() } : {}),
    ...(state.is === 'joined' && state.again !== null ? { againAt: state.again.getTime() } : {}),
    ...(evaluation.row === undefined
      ? {}
      : { days: evaluation.row.days.map(({ day, reward: amount, isClaimed }) => ({ day, reward: formatYuan(amount), isClaimed })) }),
  };
}
