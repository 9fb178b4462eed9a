import { useReadable } from '@site/shared/contract/useReadable';
import { HeroAction, HeroSlide } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SPORTS_CHANNEL } from '../../routing/route';
import { useEnabledRemotes } from '../../composition';
import { useSiteLink } from '../../routing/useSiteLink';
import { useSession } from '../../session/SessionContext';
import { useRouting } from '../../routing/RoutingContext';
import { useShell } from '../../services/ShellContext';
import { HALL_ID, scrollToHall } from './hall';
import type { FirstSlideTexts } from './useFirstSlideTexts';
import styles from './FirstSlide.module.css';

/** The build inserts the address of the picture, a file that the HTML already shows (`shared/build/HostPage.ts`). */
declare const FIRST_SLIDE_PICTURE: string;

/** Address of the picture, which the carousel shows too. */
export const FIRST_SLIDE_SRC = FIRST_SLIDE_PICTURE;

/**
 * Renders the first slide of home in the place where the static HTML shows it. It is visible before any remote, and
 * when the carousel cannot be loaded.
 */
export function FirstSlide({ texts }: { readonly texts: FirstSlideTexts }) {
  const { eyebrow, line1, line2, emphasis, text } = texts;
  return (
    <HeroSlide
      drawing={<img alt="" draggable={false} decoding="sync" src={FIRST_SLIDE_SRC} className={styles['picture']} />}
      level={2}
      eyebrow={eyebrow}
      lines={line2 === '' ? [line1] : [line1, line2]}
      emphasis={emphasis === '' ? undefined : emphasis}
      text={text}
      actions={<HeroActions />}
    />
  );
}

function HeroActions() {
  const { t } = useTranslation();
  const { session, signIn } = useSession();
  const { navigation } = useRouting();
  const { flags } = useShell();
  const isSignedIn = useReadable(session.isSignedIn);
  const { selfSport } = useReadable(flags);
  const isEnabled = useEnabledRemotes();
  const linkTo = useSiteLink();
  return (
    <>
      {!isSignedIn && (
        <HeroAction variant="primary" onClick={signIn.open}>
          {t('home.hero_login')}
        </HeroAction>
      )}
      {isSignedIn && isEnabled('sports') && selfSport && (
        <HeroAction variant="primary" {...linkTo(navigation.href('crty', { enName: SPORTS_CHANNEL }))}>
          {t('home.hero_bet')}
        </HeroAction>
      )}
      {isEnabled('games') && (
        <HeroAction variant="secondary" href={`#${HALL_ID}`} onClick={scrollToHall}>
          {t('home.hero_hall')}
        </HeroAction>
      )}
    </>
  );
}
