import type { Ticket } from './ticket';
import type { BettingTranslate } from './useBettingTranslation';

/**
 * What sort of ticket it is: `2 串 1` a parlay of two, `4 串 11` the named system over four, `5 选 3（10 注）` all lines of three out of
 * five. Void legs stay counted: the lines and their cost do too.
 *
 * @returns `undefined` for a single, which needs no name
 */
export function ticketKindLabel(
  { mode, legs, folds, lines }: Pick<Ticket, 'mode' | 'folds' | 'lines'> & { readonly legs: readonly unknown[] },
  t: BettingTranslate,
): string | undefined {
  const count = legs.length;
  const [fold] = folds;
  switch (mode) {
    case 'single':
      return undefined;
    case 'parlay':
      return t('betting.combination.parlay', { count });
    case 'system':
      return folds.length === 1 && fold !== undefined
        ? t('betting.combination.fold', { count, fold, lines })
        : t('betting.combination.named', { count, lines });
  }
}
