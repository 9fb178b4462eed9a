import { memo } from 'react';
import { Hero, slotHero } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { totalOf, type Jackpots } from './jackpot';
import styles from './JackpotBanner.module.css';
import { JackpotDigits } from './JackpotDigits';
import { JackpotFailure } from './JackpotFailure';
import { TierList } from './TierList';
import { useJackpots } from './useJackpots';
import { WinLine } from './WinLine';

interface JackpotBannerProps {
  /** Venue whose jackpots are shown; `undefined` for all together. */
  readonly venue: string | undefined;
  readonly venueName: string | undefined;
}

/**
 * Shows the header of the slot lobby: the jackpot amounts over a panorama, and recent winners. Never shows an amount
 * the platform has not sent.
 */
export const JackpotBanner = memo(function JackpotBanner({ venue, venueName }: JackpotBannerProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['banner']} aria-label={t('jackpot.title')}>
      <Hero hero={slotHero} width={1600} height={208} className={styles['hills']} />
      <div className={styles['text']}>
        <h2 className={styles['label']}>
          {[venue === undefined ? t('slot_lobby.all_venues') : venueName, t('jackpot.title')].filter(Boolean).join(' · ')}
        </h2>
        <Pools key={venue ?? ''} venue={venue} />
      </div>
    </section>
  );
});

function Pools({ venue }: { readonly venue: string | undefined }) {
  const { state, reload } = useJackpots(venue);
  if (state.data !== undefined) return <Amounts jackpots={state.data} />;
  if (state.status === 'loading') return <p className={styles['skeleton']} aria-busy="true" />;
  return <JackpotFailure onRetry={reload} className={styles['quiet']} />;
}

function Amounts({ jackpots }: { readonly jackpots: Jackpots }) {
  const { t } = useTranslation();
  const total = totalOf(jackpots);
  if (total === undefined) return <p className={styles['quiet']}>{t('jackpot.none')}</p>;
  return (
    <>
      <p className={styles['total']}>
        <JackpotDigits amount={total} />
      </p>
      <TierList tiers={jackpots.tiers} className={styles['tiers']} />
      <WinLine wins={jackpots.wins} />
    </>
  );
}
