import { bonusGames } from '@site/shared/bonus-games';
import { useTranslation } from './texts';
import type { BonusGame } from './bonus';

/**
 * Shows which games count: a single word when all count fully, otherwise the games of each weight and a note that no
 * others count.
 */
export function BonusGames({ games }: { readonly games: readonly BonusGame[] }) {
  const { t } = useTranslation();
  const { areAllInFull, groups, hasOthers } = bonusGames(games);
  if (areAllInFull) return <>{t('bonuses.all_games')}</>;
  const counted = groups.map(({ weight, categories }) =>
    t('bonuses.game', { names: categories.map((category) => t(`bonuses.category.${category}`)).join(t('bonuses.and')), weight }),
  );
  return <>{[...counted, ...(hasOthers ? [t('bonuses.other_games')] : [])].join(t('bonuses.separator'))}</>;
}
