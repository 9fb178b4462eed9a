import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import { ResultLine } from '../games/ResultLine';
import { TierList } from '../jackpots/TierList';
import type { GameDetail } from './gameDetail';
import styles from './GameDialog.module.css';

/** Shows provider, return, volatility, limits, jackpots and the member's last results. */
export function GameFacts({ detail: { game, limits, pools, results } }: { readonly detail: GameDetail }) {
  const { t } = useTranslation();
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('detail.venue')}</dt>
        <dd>{game.venueName}</dd>
      </div>
      <div>
        <dt>{t('games.choice.returns')}</dt>
        <dd data-num translate="no">
          {game.rtp}%
        </dd>
      </div>
      <div>
        <dt>{t('games.choice.volatility')}</dt>
        <dd>{game.volatility === undefined ? t('detail.by_bet') : t(`games.volatility.${game.volatility}`)}</dd>
      </div>
      <div>
        <dt>{t('detail.limits')}</dt>
        <dd data-num translate="yes">
          {t('detail.limits_of', { min: formatYuan(limits.min), max: formatYuan(limits.max) })}
        </dd>
      </div>
      {pools.length > 0 && (
        <div>
          <dt>{t('jackpot.title')}</dt>
          <dd>
            <TierList tiers={pools} className={styles['pools']} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('detail.results')}</dt>
        <dd>
          {results.length === 0 ? (
            t('detail.no_results')
          ) : (
            <ul className={styles['results']}>
              {results.map((result, index) => (
                <li key={index}>
                  <ResultLine result={result} />
                </li>
              ))}
            </ul>
          )}
        </dd>
      </div>
    </dl>
  );
}
