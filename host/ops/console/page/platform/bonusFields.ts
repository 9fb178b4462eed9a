import { readWhole } from '@site/shared/input';
import { BONUS_CATEGORIES, type BonusBody } from '../../platformWire';
import type { Translate } from '../i18n';
import type { ActField, ActValues } from './acts';

const GAMES = {
  TY: 'platform.bonus.games.ty',
  ZR: 'platform.bonus.games.zr',
  QP: 'platform.bonus.games.qp',
  DJ: 'platform.bonus.games.dj',
  CP: 'platform.bonus.games.cp',
  DZ: 'platform.bonus.games.dz',
  BY: 'platform.bonus.games.by',
} as const;

/** Returns form fields for the wagering requirement of a bonus: games without a value do not count. */
export function bonusFields(t: Translate): readonly ActField[] {
  return [
    { name: 'times', label: t('platform.bonus.times'), kind: 'whole' },
    { name: 'days', label: t('platform.bonus.days'), kind: 'whole' },
    ...BONUS_CATEGORIES.map((category, index) => ({
      name: fieldOf(category),
      label: t('platform.bonus.weight', { game: t(GAMES[category]) }),
      kind: 'whole' as const,
      ...(index === 0 && { hint: t('platform.bonus.weight_hint') }),
    })),
  ];
}

export function bonusValues({ times, days, weights }: BonusBody): ActValues {
  return {
    times: String(times),
    days: String(days),
    ...Object.fromEntries(BONUS_CATEGORIES.map((category) => [fieldOf(category), weights[category]?.toString() ?? ''])),
  };
}

/** Parses the typed values. An empty field is 0, which the platform validates. */
export function bonusOf(values: ActValues): BonusBody {
  const typed = (name: string): number | undefined => readWhole(String(values[name] ?? ''));
  return {
    times: typed('times') ?? 0,
    days: typed('days') ?? 0,
    weights: Object.fromEntries(
      BONUS_CATEGORIES.flatMap((category) => {
        const weight = typed(fieldOf(category));
        return weight === undefined ? [] : [[category, weight]];
      }),
    ),
  };
}

function fieldOf(category: (typeof BONUS_CATEGORIES)[number]): string {
  return `weight.${category}`;
}
