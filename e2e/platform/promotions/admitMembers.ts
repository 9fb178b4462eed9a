import type { Trx } from '../kernel';
import { audienceConditions, exclusionCondition } from './audience';
import { readTaken, takeExclusions } from './exclusions';
import { conditionsMissing, hasEnded, type Participation, type PromotionTypeService, type Visit } from './participation';
import type { Promotion } from './readContent';
import type { Condition } from './rules/evaluation';

/** Restricts a promotion to its audience. The conditions of the audience come before those of the promotion's kind. */
export function admitMembers(service: PromotionTypeService): PromotionTypeService {
  return {
    async readParticipation(trx, visit) {
      const asked = await readAsked(trx, visit);
      const participation = await service.readParticipation(trx, visit);
      return asked.length === 0 ? participation : withConditions(participation, asked);
    },

    async join(trx, visit, terms) {
      const { promotion, memberId, now } = visit;
      const asked = await audienceConditions(trx, memberId, promotion.audience, now);
      const isAsked = asked.some(({ isMet }) => !isMet);
      if (!isAsked && !isOnePerMember(promotion)) return service.join(trx, visit, terms);
      // A member who was paid before the audience changed still gets the same response.
      const { state } = await service.readParticipation(trx, visit);
      if (state.kind === 'joined') return service.join(trx, visit, terms);
      if (state.kind === 'ended') throw hasEnded();
      if (isAsked) throw conditionsMissing();
      await takeExclusions(trx, memberId, visit);
      return service.join(trx, visit, terms);
    },
  };
}

async function readAsked(trx: Trx, visit: Visit): Promise<readonly Condition[]> {
  const { memberId, promotion, now } = visit;
  const asked = await audienceConditions(trx, memberId, promotion.audience, now);
  if (!isOnePerMember(promotion)) return asked;
  const taken = (await readTaken(trx, [memberId], visit)).get(memberId);
  return taken === undefined ? asked : [...asked, exclusionCondition(taken)];
}

/**
 * Returns true when the audience limits the payments per member. Invitations are not limited here, because they check
 * each friend.
 */
function isOnePerMember({ kind, audience }: Promotion): boolean {
  return audience.onePer !== undefined && kind !== 'friendInvitation';
}

function withConditions(participation: Participation, asked: Participation['asked']): Participation {
  const { state } = participation;
  const isAdmitted = (asked ?? []).every(({ isMet }) => isMet);
  return { ...participation, asked, ...(state.kind === 'ready' && !isAdmitted ? { state: { kind: 'open' } } : {}) };
}
