import type { WirePageBlock, WirePrize, WirePromotion } from '@site/shared/wire/promotions';
import { gamesOf } from '../bonuses/bonusTerms';
import type { Language } from '../http/messageText';
import { formatYuan } from '../kernel';
import type { PageBlock, Promotion } from './readContent';
import { DRAW_SHARES } from './rules/draw';
import type { Prize } from './rules/prize';

/** Returns the published prize table of a promotion; undefined for kinds without one. */
export function prizesOf({ terms }: Pick<Promotion, 'terms'>): readonly Prize[] | undefined {
  return terms.kind === 'racePage' || terms.kind === 'drawGift' ? terms.values.prizes : undefined;
}

export function toWirePromotion(promotion: Promotion, language: Language): WirePromotion {
  const { id, kind, title, emphasis, summary, rules, category, startsAt, endsAt, scene, blocks, bonus } = promotion;
  const prizes = prizesOf(promotion);
  return {
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
    ...(prizes === undefined ? {} : { prizes: prizes.map((prize) => toWirePrize(prize, promotion, language)) }),
    // A campaign page pays nothing itself.
    ...(kind === 'activityLandPage' ? {} : { bonus: { times: bonus.times, days: bonus.days, games: gamesOf(bonus.weights) } }),
    ...(blocks.length === 0 ? {} : { blocks: blocks.map((block) => toWireBlock(block, language)) }),
  };
}

function toWirePrize({ id, amount, share }: Prize, { prizes }: Promotion, language: Language): WirePrize {
  const chance = share === undefined ? {} : { chance: ((share / DRAW_SHARES) * 100).toFixed(2) };
  return { id, title: prizes[id]?.[language] ?? id, amount: formatYuan(amount), ...chance };
}

function toWireBlock(block: PageBlock, language: Language): WirePageBlock {
  switch (block.type) {
    case 'headline':
    case 'text':
      return { type: block.type, text: block.text[language] };
    case 'steps':
      return { type: block.type, items: [...block.items[language]] };
    case 'promotions':
      return { type: block.type, ids: [...block.ids] };
  }
}
