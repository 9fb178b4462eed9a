import type { Reader } from '../kernel';
import type { Promotion } from './readContent';
import { conditionsMissing, isRunning, type PromotionTypeService, type Participation } from './participation';

interface Dependencies {
  readonly scheduled: (reader: Reader) => Promise<readonly Promotion[]>;
  readonly serviceOf: (promotion: Promotion) => PromotionTypeService;
}

/**
 * Creates campaign pages. A page collects the member's participation in the promotions it lists, and pays nothing
 * itself.
 */
export function createLandingService({ scheduled, serviceOf }: Dependencies): PromotionTypeService {
  return {
    async readParticipation(trx, { memberId, promotion, now }) {
      const gathered: Participation[] = [];
      for (const named of namedBy(promotion, await scheduled(trx)).filter((each) => isRunning(each, now))) {
        gathered.push(await serviceOf(named).readParticipation(trx, { memberId, promotion: named, now }));
      }
      const evaluation = { conditions: [], payable: null, prospect: null };
      return { promotion, evaluation, state: { kind: isRunning(promotion, now) ? 'open' : 'ended' }, gathered };
    },

    join: () => Promise.reject(conditionsMissing()),
  };
}

function namedBy({ blocks }: Promotion, content: readonly Promotion[]): readonly Promotion[] {
  const ids = blocks.flatMap((block) => (block.type === 'promotions' ? block.ids : []));
  return content.filter(({ id }) => ids.includes(id));
}
