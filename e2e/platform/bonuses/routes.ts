import { bonusGrantsCall, giveUpBonusCall, giveUpOutcomeCall, type WireBonusGrant, type WireClosedBonus } from '@site/shared/wire/bonuses';
import type { Language } from '../http/messageText';
import { keyOf, memberRoute, type Route } from '../http/route';
import { formatYuan } from '../kernel';
import { gamesOf } from './bonusTerms';
import type { BonusService, ClosedBonus, OpenBonus } from './createBonusService';

const CLOSED_LISTED = 10;

/** Serves a member's bonuses with their conditions, and lets the member give one up. */
export function bonusRoutes(bonuses: BonusService): readonly Route[] {
  return [
    memberRoute(bonusGrantsCall, async (_body, member, { language }) => ({
      list: (await bonuses.open(member)).map((bonus) => openToWire(bonus, language)),
      closed: (await bonuses.closed(member, CLOSED_LISTED)).map((bonus) => closedToWire(bonus, language)),
    })),

    memberRoute(giveUpBonusCall, async ({ id }, member, context) =>
      closedToWire(await bonuses.giveUp(member, { id, key: keyOf(context) }), context.language),
    ),

    memberRoute(giveUpOutcomeCall, async ({ key }, member, { language }) => {
      const closed = await bonuses.findGivenUpOrClose(member, key);
      return closed === null ? {} : { closed: closedToWire(closed, language) };
    }),
  ];
}

function openToWire({ id, amount, needed, done, at, bonus, takeBack }: OpenBonus, language: Language): WireBonusGrant {
  return {
    id,
    promotionId: bonus.promotionId,
    title: bonus.title[language],
    amount: formatYuan(amount),
    times: bonus.times,
    needed: formatYuan(needed),
    done: formatYuan(done),
    games: gamesOf(bonus.weights),
    at: at.getTime(),
    expiresAt: bonus.expiresAt.getTime(),
    ...(takeBack !== null && { givesBack: formatYuan(takeBack.amount) }),
    ...(takeBack !== null && takeBack.missing > 0n && { missing: formatYuan(takeBack.missing) }),
  };
}

function closedToWire({ id, title, amount, state, takenBack, closedAt }: ClosedBonus, language: Language): WireClosedBonus {
  return {
    id,
    title: title[language],
    amount: formatYuan(amount),
    state,
    takenBack: formatYuan(takenBack),
    closedAt: closedAt.getTime(),
  };
}
