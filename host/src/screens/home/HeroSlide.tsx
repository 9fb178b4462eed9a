import type { MouseEvent } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { Hero, sportHero } from '@site/shared/ui/drawings';
import { useTranslation } from '../../i18n';
import { SPORTS_CHANNEL } from '../../layout/menu';
import { useEnabledRemotes } from '../../layout/useEnabledRemotes';
import { useSiteLink } from '../../routing/useSiteLink';
import { useShell } from '../../ShellContext';
import styles from './HeroSlide.module.css';

export const HALL_ID = 'game-hall';

/** The first slide of home, drawn by the host itself. */
export function HeroSlide() {
  const { t } = useTranslation();
  return (
    <div className={styles['slide']}>
      <Hero hero={sportHero} width={1176} height={376} className={styles['scene']} />
      <div className={styles['words']}>
        <p className={styles['eyebrow']}>{t('home.hero_eyebrow')}</p>
        <h1 className={styles['title']}>
          {t('home.hero_line_1')}
          <br />
          {t('home.hero_line_2')}
          <em>{t('home.hero_emphasis')}</em>
        </h1>
        <p className={styles['text']}>{t('home.hero_text')}</p>
        <WaysOn />
      </div>
    </div>
  );
}

function WaysOn() {
  const { t } = useTranslation();
  const { session, signIn, navigation, flags } = useShell();
  const isSignedIn = useReadable(session.isSignedIn);
  const { selfSport } = useReadable(flags);
  const canBet = useEnabledRemotes()('sports') && selfSport && isSignedIn;
  const linkTo = useSiteLink();
  return (
    <p className={styles['ways']}>
      {canBet && (
        <a {...linkTo(navigation.href('crty', { enName: SPORTS_CHANNEL }))} className={styles['primary']}>
          {t('home.hero_bet')}
        </a>
      )}
      {!isSignedIn && (
        <button type="button" className={styles['primary']} onClick={signIn.open}>
          {t('home.hero_login')}
        </button>
      )}
      <a href={`#${HALL_ID}`} className={canBet || !isSignedIn ? styles['secondary'] : styles['primary']} onClick={scrollToHall}>
        {t('home.hero_hall')}
      </a>
    </p>
  );
}

/** Without a new entry in the history, which would count as a navigation and lead back to the top. */
function scrollToHall(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(HALL_ID)?.scrollIntoView({ behavior: 'smooth' });
}
