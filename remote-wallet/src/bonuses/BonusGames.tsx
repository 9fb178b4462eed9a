import { useTranslation } from '../i18n';
import type { BonusGame } from './bonus';

/** Which games count: all in full in a word, else each with its weight. */
export function BonusGames({ games }: { readonly games: readonly BonusGame[] }) {
  const { t } = useTranslation();
  if (games.length === CATEGORY_COUNT && games.every(({ weight }) => weight === 100)) return <>{t('bonuses.all_games')}</>;
  return (
    <>
      {games
        .map(({ category, weight }) => t('bonuses.game', { name: t(`bonuses.category.${category}`), weight }))
        .join(t('bonuses.separator'))}
    </>
  );
}

const CATEGORY_COUNT = 7;
