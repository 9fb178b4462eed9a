import { useState, type MouseEvent } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { HeroAction, HeroSlide, scrollSmoothly } from '@site/shared/ui';
import { useTranslation } from './slideTexts';
import styles from './FirstSlide.module.css';

/** Site's own sports channel. */
const SPORTS_CHANNEL = 'CRTY';

/**
 * Renders the host's first slide identically and with the host's picture, so that nothing shifts or loads when the
 * carousel replaces it.
 */
export function FirstSlide({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { eyebrow = '', line1 = '', line2 = '', emphasis = '', text = '', picture, level, hall = '' } = params;
  return (
    <HeroSlide
      drawing={picture !== undefined && <img alt="" draggable={false} decoding="sync" src={picture} className={styles['picture']} />}
      level={level === '1' ? 1 : 2}
      eyebrow={eyebrow}
      lines={line2 === '' ? [line1] : [line1, line2]}
      emphasis={emphasis === '' ? undefined : emphasis}
      text={text}
      actions={<SlideActions hall={hall} />}
    />
  );
}

function SlideActions({ hall }: { readonly hall: string }) {
  const { session, flags } = useServices();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  const { selfSport } = useReadable(flags);
  const betLink = useRouteLink('crty', { enName: SPORTS_CHANNEL });
  // The game hall belongs to the page. If it is disabled, omit the link to it.
  const [hasHall] = useState(() => document.getElementById(hall) !== null);
  const scrollToHall = (event: MouseEvent) => {
    // Avoid a new history entry, which would count as a navigation and scroll back to the top.
    event.preventDefault();
    scrollSmoothly(document.getElementById(hall));
  };
  return (
    <>
      {!isSignedIn && (
        <HeroAction
          variant="primary"
          onClick={() => {
            session.requireLogin();
          }}
        >
          {t('carousel.login')}
        </HeroAction>
      )}
      {isSignedIn && selfSport && (
        <HeroAction variant="primary" {...betLink}>
          {t('carousel.bet')}
        </HeroAction>
      )}
      {hasHall && (
        <HeroAction variant="secondary" href={`#${hall}`} onClick={scrollToHall}>
          {t('carousel.hall')}
        </HeroAction>
      )}
    </>
  );
}
