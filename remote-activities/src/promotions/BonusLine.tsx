import { bonusGames } from '@site/shared/bonus-games';
import { useTranslation } from './texts';
import type { BonusTerms } from './promotion';

/** Shows the wagering requirement of a reward: how often, within how many days, in which games. */
export function BonusLine({ bonus: { times, days, games } }: { readonly bonus: BonusTerms }) {
  const { t } = useTranslation();
  const { areAllInFull, groups, hasOthers } = bonusGames(games);
  const counted = groups.map(({ weight, categories }) =>
    t('promotion.bonus_game', {
      names: categories.map((category) => t(`category.game.${category}`)).join(t('promotion.bonus_and')),
      weight,
    }),
  );
  return (
    <>
      {[
        t('promotion.bonus_times', { times }),
        t('promotion.bonus_days', { days }),
        ...(areAllInFull ? [t('promotion.bonus_all_games')] : counted),
        ...(hasOthers ? [t('promotion.bonus_other_games')] : []),
      ].join(t('promotion.separator'))}
    </>
  );
}
