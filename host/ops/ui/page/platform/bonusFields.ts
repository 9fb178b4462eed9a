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

/** What a bonus asks for before it can be withdrawn, as lines of a form: an empty game does not count. */
export function bonusFields(t: Translate): readonly ActField[] {
  return [
    { name: 'times', label: t('platform.bonus.times'), kind: 'text' },
    { name: 'days', label: t('platform.bonus.days'), kind: 'text' },
    ...BONUS_CATEGORIES.map((category, index) => ({
      name: fieldOf(category),
      label: t('platform.bonus.weight', { game: t(GAMES[category]) }),
      kind: 'text' as const,
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

/** As it was typed: what is no number is judged by the platform. */
export function bonusOf(values: ActValues): BonusBody {
  const typed = (name: string): string => String(values[name] ?? '').trim();
  return {
    times: Number(typed('times')),
    days: Number(typed('days')),
    weights: Object.fromEntries(
      BONUS_CATEGORIES.flatMap((category) => {
        const weight = typed(fieldOf(category));
        return weight === '' ? [] : [[category, Number(weight)]];
      }),
    ),
  };
}

function fieldOf(category: (typeof BONUS_CATEGORIES)[number]): string {
  return `weight.${category}`;
}
