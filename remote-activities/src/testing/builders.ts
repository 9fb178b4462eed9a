import type { WirePromotion } from '@site/shared/wire/activities';
import type { Promotion } from '../promotions/promotion';

export function aPromotion(facts: Partial<Promotion> = {}): Promotion {
  return {
    id: '1',
    title: '串关加奖',
    summary: '三场起串自动计入。',
    category: 'sports',
    startsAt: 0,
    endsAt: undefined,
    art: 'sport',
    ...facts,
  };
}

export function aWirePromotion(facts: Partial<WirePromotion> = {}): WirePromotion {
  return { id: '1', title: '串关加奖', summary: '三场起串自动计入。', category: 'sports', startsAt: 0, scene: 'sport', ...facts };
}
