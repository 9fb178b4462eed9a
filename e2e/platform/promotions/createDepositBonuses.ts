import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { DepositBonuses } from '../deposits/depositBonuses';
import type { Clock, Crashpoints, Ledger, MemberId, Protection, Reader, Trx } from '../kernel';
import { formatYuanInText, PlatformError } from '../kernel';
import { admitMembers } from './admitMembers';
import { createGiftService } from './createGiftService';
import { createRaces } from './createRaces';
import { depositGiftOf, isDepositKind, type DepositKind } from './depositGift';
import { lockJoinings } from './joinings';
import type { PromotionTypeService, Visit } from './participation';
import type { Promotion } from './readContent';
import type { PromotionFacts } from './readFacts';
import { recordedTurnover } from './readTurnover';
import { readScheduled } from './schedule';

interface Dependencies {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly facts: PromotionFacts;
  readonly content: readonly Promotion[];
}

/**
 * Creates the deposit promotions that a deposit order can select. They pay the same gift as the promotion's own page,
 * once per member and period across both ways.
 */
export function createDepositBonuses({ ledger, clock, crashpoints, protection, facts, content }: Dependencies): DepositBonuses {
  const gifts = { ledger, crashpoints, facts, races: createRaces(recordedTurnover) };
  const services: Readonly<Record<DepositKind, PromotionTypeService>> = {
    firstDeposit: admitMembers(createGiftService('firstDeposit', gifts)),
    againDeposit: admitMembers(createGiftService('againDeposit', gifts)),
  };

  return {
    async mustSuit(trx, memberId, promotionId, amount) {
      const visit = await visitTo(trx, memberId, promotionId);
      const gift = visit && depositGiftOf(await visit.service.readParticipation(trx, visit));
      if (!gift) throw new PlatformError(RESPONSE_CODES.warning, 'deposit_promotion_unavailable');
      if (amount < gift.least) {
        throw new PlatformError(RESPONSE_CODES.warning, 'deposit_promotion_amount', null, { least: formatYuanInText(gift.least) });
      }
    },

    async lock(trx, memberId) {
      // The lock order is the same everywhere: protection, joins, money.
      await mayTakePart(trx, memberId);
      await lockJoinings(trx, memberId);
    },

    async grant(trx, memberId, promotionId) {
      const visit = await visitTo(trx, memberId, promotionId);
      if (visit === null || !(await mayTakePart(trx, memberId))) return null;
      if ((await visit.service.readParticipation(trx, visit)).state.kind !== 'ready') return null;
      try {
        await visit.service.join(trx, visit, { key: '', friendId: null });
      } catch (error) {
        // The gift may have become unavailable, for example to a member with the same phone. Credit the deposit anyway.
        if (error instanceof PlatformError) return null;
        throw error;
      }
      const { state } = await visit.service.readParticipation(trx, visit);
      return state.kind === 'joined' ? state.joining.reward : null;
    },
  };

  async function visitTo(
    reader: Reader,
    memberId: MemberId,
    promotionId: string,
  ): Promise<(Visit & { readonly service: PromotionTypeService }) | null> {
    const promotion = (await readScheduled(reader, content)).find(({ id }) => id === promotionId);
    if (promotion === undefined || !isDepositKind(promotion.kind)) return null;
    return { memberId, promotion, now: clock.now(), service: services[promotion.kind] };
  }

  /** Returns false for a self-excluded member, who gets no gift; the deposit is credited anyway. */
  async function mayTakePart(trx: Trx, memberId: MemberId): Promise<boolean> {
    try {
      await protection.mustTakePart(trx, memberId);
      return true;
    } catch (error) {
      if (error instanceof PlatformError) return false;
      throw error;
    }
  }
}
