import { useTranslation } from '../i18n';
import type { BonusTerms } from './promotion';

const CATEGORY_COUNT = 7;

/** What a reward asks for before it can be withdrawn: how often, within how many days, in which games. */
export function BonusLine({ bonus: { times, days, games } }: { readonly bonus: BonusTerms }) {
  const { t } = useTranslation();
  const isInAll = games.length === CATEGORY_COUNT && games.every(({ weight }) => weight === 100);
  const named = games.map(({ category, weight }) => t('promotion.bonus_game', { name: t(`rebate.category.${category}`), weight }));
  return (
    <>
      {[
        t('promotion.bonus_times', { times }),
        t('promotion.bonus_days', { days }),
        ...(isInAll ? [t('promotion.bonus_all_games')] : named),
      ].join(t('promotion.separator'))}
    </>
  );
}
