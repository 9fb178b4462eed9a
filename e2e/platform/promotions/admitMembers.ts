import { audienceConditions } from './audience';
import { conditionsMissing, hasEnded, type Participation, type PromotionTypeService } from './participation';

/** Lets only the audience of a promotion join: what it asks of a member comes before the conditions of its kind. */
export function admitMembers(service: PromotionTypeService): PromotionTypeService {
  return {
    async readParticipation(trx, visit) {
      const { memberId, promotion, now } = visit;
      const asked = await audienceConditions(trx, memberId, promotion.audience, now);
      const participation = await service.readParticipation(trx, visit);
      return asked.length === 0 ? participation : withConditions(participation, asked);
    },

    async join(trx, visit, terms) {
      const { memberId, promotion, now } = visit;
      const asked = await audienceConditions(trx, memberId, promotion.audience, now);
      if (asked.every(({ isMet }) => isMet)) return service.join(trx, visit, terms);
      // What was paid before the audience was changed is answered as ever.
      const { state } = await service.readParticipation(trx, visit);
      if (state.kind === 'joined') return service.join(trx, visit, terms);
      throw state.kind === 'ended' ? hasEnded() : conditionsMissing();
    },
  };
}

function withConditions(participation: Participation, asked: Participation['asked']): Participation {
  const { state } = participation;
  const isAdmitted = (asked ?? []).every(({ isMet }) => isMet);
  return { ...participation, asked, ...(state.kind === 'ready' && !isAdmitted ? { state: { kind: 'open' } } : {}) };
}
