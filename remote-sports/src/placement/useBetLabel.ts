import { selectionLabel, useBettingTranslation } from '@site/shared/ui/betting';
import type { KeyOf, Translate } from '@site/shared/i18n';
import type slip from '../locales/zh-CN/slip.json';
import { useTranslation } from './texts';
import { linesOf } from '../slip/combinations';
import type { BetKind, BetOrder, CombinedKind } from '../slip/types';

/** Returns a function that names a bet: by its selection, or by how its legs are combined. */
export function useBetLabel(): (bet: Pick<BetOrder, 'kind' | 'legs'>) => string {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  return ({ kind, legs }) => {
    if (kind.kind !== 'single') return combinationLabel(kind, legs.length, t);
    return legs
      .map(({ entry, line }) => {
        return selectionLabel({ market: entry.market, side: entry.side, line, home: entry.match.home, away: entry.match.away }, tBetting);
      })
      .join(' ');
  };
}

/** @example combinationLabel({ kind: 'parlay' }, 3, t) // '3 串 1' */
export function combinationLabel(kind: CombinedKind, legs: number, t: Translate<KeyOf<{ readonly slip: typeof slip }>>): string {
  if (kind.kind !== 'system') return t(`slip.combination.${kind.kind}`, { legs });
  const lines = linesOf(kind);
  return kind.system.kind === 'named'
    ? t('slip.combination.named', { legs, lines })
    : t('slip.combination.folds', { fold: kind.system.fold, lines });
}

/** Returns true when a bet has several legs; their prices are on their own cards. */
export function isCombined(kind: BetKind): kind is CombinedKind {
  return kind.kind !== 'single';
}
