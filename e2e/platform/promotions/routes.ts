import { confirmInfoCall, joinActivityCall, promotionsCall, promotionVerificationCall } from '@site/shared/wire/activities';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Language } from '../http/messageText';
import { memberRoute, publicRoute, type Route } from '../http/route';
import { PlatformError } from '../kernel';
import type { Promotions } from './createPromotions';
import type { JoinResult, Refusal } from './standing';
import { toWirePromotion } from './wirePromotion';
import { toWireStanding } from './wireStanding';

const REFUSALS: Readonly<Record<Refusal, readonly [code: number, text: string | null]>> = {
  unknown: [RESPONSE_CODES.notFound, 'unknown_promotion'],
  ended: [RESPONSE_CODES.warning, 'promotion_ended'],
  'conditions-missing': [RESPONSE_CODES.warning, 'promotion_conditions_missing'],
  'key-closed': [RESPONSE_CODES.illegalParameter, 'promotion_key_closed'],
  'nothing-to-confirm': [RESPONSE_CODES.invalidParameter, null],
};

/** Promotions as everybody may read them, and how a member stands with one. */
export function promotionRoutes(promotions: Promotions): readonly Route[] {
  return [
    publicRoute(promotionsCall, (_body, { language }) => ({
      list: promotions.running().map((promotion) => toWirePromotion(promotion, language)),
    })),

    memberRoute(promotionVerificationCall, async ({ id, key }, member, { language }) => {
      const standing = await promotions.standing(member, id, key);
      if (standing === null) throw refusal('unknown');
      return toWireStanding(standing, language);
    }),

    memberRoute(joinActivityCall, async ({ id, friendId }, member, { language, idempotencyKey }) => {
      if (idempotencyKey === null) throw new TypeError('a call that moves money reached its handler without a key');
      const terms = { key: idempotencyKey, friendId: friendId === undefined ? null : Number(friendId) };
      return answer(await promotions.join(member, id, terms), language);
    }),

    memberRoute(confirmInfoCall, async ({ id }, member, { language }) => answer(await promotions.confirm(member, id), language)),
  ];
}

function answer(result: JoinResult, language: Language) {
  if (result.kind === 'refused') throw refusal(result.reason);
  return toWireStanding(result.standing, language);
}

function refusal(reason: Refusal): PlatformError {
  const [code, text] = REFUSALS[reason];
  return new PlatformError(code, text);
}
