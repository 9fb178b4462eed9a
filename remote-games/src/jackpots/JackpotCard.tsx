import { formatYuan, formatYuanFixed } from '@site/shared/money';
import { Scene, slotScene } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { totalOf, type Jackpots } from './jackpot';
import styles from './JackpotCard.module.css';
import { JackpotFailure } from './JackpotFailure';
import { TierList } from './TierList';
import { useJackpots } from './useJackpots';

const SHOWN_WINS = 3;

/**
 * Shows the sum of all jackpots on home with the latest wins, or with the amount of each tier when there are no wins.
 */
export function JackpotCard() {
  const { t } = useTranslation();
  const { state, reload } = useJackpots(undefined);
  return (
    <section className={styles['card']} aria-label={t('jackpot.title')} aria-busy={state.status === 'loading'}>
      <Scene scene={slotScene} seed={3} top={330} className={styles['scene']} />
      <h3 className={styles['label']}>{t('jackpot.title')}</h3>
      {state.data && <Amounts jackpots={state.data} />}
      {state.data === undefined && state.status === 'failed' && <JackpotFailure onRetry={reload} className={styles['failed']} />}
    </section>
  );
}

function Amounts({ jackpots }: { readonly jackpots: Jackpots }) {
  const { t } = useTranslation();
  const total = totalOf(jackpots);
  if (total === undefined) return <p className={styles['failed']}>{t('jackpot.none')}</p>;
  return (
    <>
      <p className={styles['total']} data-num translate="no">
        {formatYuanFixed(total)}
      </p>
      {jackpots.wins.length === 0 ? (
        <TierList tiers={jackpots.tiers} className={styles['list']} />
      ) : (
        <ul className={styles['list']}>
          {jackpots.wins.slice(0, SHOWN_WINS).map(({ account, gameName, amount, at }) => (
            <li key={`${account}/${String(at)}`}>
              <span>
                {account} · {gameName}
              </span>
              <b data-num translate="no">
                {formatYuan(amount)}
              </b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
