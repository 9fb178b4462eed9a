import { formatPrice } from '../../odds';
import { oddsFormatLabel } from './labels';
import type { Ticket } from '../../betting/ticket';
import type { BettingTranslate } from './useBettingTranslation';

/**
 * Returns the kind of a ticket: `2 串 1` is a parlay of two, `4 串 11` the named system over four, `5 选 3（10 注）` all
 * lines of three out of five, `同场串关（3 项）@ 7.46（欧洲盘）` three selections of one match. Void legs are included in the
 * numbers, because their lines and costs are too.
 *
 * @returns `undefined` for a single, which needs no name
 */
export function ticketKindLabel(
  { mode, legs, folds, lines, together }: Pick<Ticket, 'mode' | 'folds' | 'lines' | 'together'> & { readonly legs: readonly unknown[] },
  t: BettingTranslate,
): string | undefined {
  const count = legs.length;
  const [fold] = folds;
  switch (mode) {
    case 'single':
      return undefined;
    case 'parlay':
      if (together) {
        const format = oddsFormatLabel(together.format, t);
        return t('betting.combination.builder', { count, price: formatPrice(together), format });
      }
      return t('betting.combination.parlay', { count });
    case 'system':
      return folds.length === 1 && fold !== undefined
        ? t('betting.combination.fold', { count, fold, lines })
        : t('betting.combination.named', { count, lines });
  }
}
