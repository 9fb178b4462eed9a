import { useReadable } from '@site/shared/contract/useReadable';
import { VisuallyHidden } from '@site/shared/ui';
import { useEnabledRemotes, WidgetSlot, useDirectory } from '../../composition';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import { useSession } from '../../session/SessionContext';
import { FIRST_SLIDE_SRC, FirstSlide } from './FirstSlide';
import { HALL_ID } from './hall';
import { AccountSlot, TodaySlot, useIsQuiet, WinsSlot } from './LateParts';
import { Notices } from './Notices';
import { Promises } from './Promises';
import { useFirstSlideTexts } from './useFirstSlideTexts';
import { WhenNear } from './WhenNear';
import styles from './HomeScreen.module.css';

/** Height reserved for each widget until it is near the viewport and loaded, in units of the 1920 canvas. */
const HEIGHT = 330;

/** Shows the widgets that remotes declare for home in their metadata, in the order of the manifest. */
function BroughtWidgets({ className }: { readonly className: string | undefined }) {
  const directory = useDirectory();
  return directory.ids
    .filter((id) => directory.isEnabled(id))
    .flatMap((id) =>
      (directory.metadataOf(id)?.widgets ?? [])
        .filter(({ slot }) => slot === 'home')
        .map(({ widget }) => (
          <div key={`${id}/${widget}`} className={className}>
            <WhenNear height={HEIGHT}>
              <WidgetSlot remote={id} widget={widget} placeholder={<div style={{ blockSize: `${String(HEIGHT / 100)}rem` }} />} />
            </WhenNear>
          </div>
        )),
    );
}

/**
 * Renders `/`: widgets of the remotes around the host's own content. The host shows the first slide until the carousel
 * replaces it. If sports is disabled, the player's account is beside it; any other missing widget leaves no gap. The
 * page shows only figures that the platform has sent.
 *
 * Assumption (R-UI-06): this content. Implements R-ROUTE-03.
 */
export function HomeScreen() {
  const { t } = useTranslation();
  const { isConfigured } = useShell();
  const isEnabled = useEnabledRemotes();
  const isSignedIn = useReadable(useSession().session.isSignedIn);
  const isQuiet = useIsQuiet();
  // A member's own matches may change the height of the list, so mount it before the player scrolls near it.
  const isMemberAtRest = isSignedIn && isQuiet;
  const card = <div className={styles['card']} />;
  return (
    <div className={styles['home']}>
      {/* The slides change, but the page needs one constant heading. */}
      <h1>
        <VisuallyHidden>{t('title.home')}</VisuallyHidden>
      </h1>
      <section className={styles['head']}>
        <FirstSlideSlot />
        <div className={styles['beside']}>
          <WidgetSlot remote="sports" widget="live-match" placeholder={card} fallback={<AccountSlot pending={card} />} />
        </div>
      </section>
      {isConfigured && <TodaySlot />}
      {isConfigured && <Notices />}
      {isEnabled('games') && (
        <div id={HALL_ID} className={styles['section']}>
          <WidgetSlot remote="games" widget="lobby-tiles" placeholder={<div className={styles['tiles']} />} />
        </div>
      )}
      {isEnabled('sports') && (
        <div className={styles['section']}>
          <WhenNear height={228} isDue={isMemberAtRest}>
            <WidgetSlot remote="sports" widget="hot-matches" placeholder={<div className={styles['matches']} />} />
          </WhenNear>
        </div>
      )}
      {isEnabled('games') && (
        <div className={styles['section']}>
          <WhenNear height={362}>
            <WidgetSlot remote="games" widget="popular-games" placeholder={<div className={styles['games']} />} />
          </WhenNear>
        </div>
      )}
      {isConfigured && (
        <WhenNear height={1}>
          <WinsSlot />
        </WhenNear>
      )}
      <BroughtWidgets className={styles['section']} />
      <div className={styles['foot']} data-has-vip={isEnabled('member') || undefined}>
        {isEnabled('member') && (
          <WhenNear height={228}>
            <WidgetSlot remote="member" widget="vip-card" placeholder={<div className={styles['card']} />} />
          </WhenNear>
        )}
        <Promises />
      </div>
    </div>
  );
}

function FirstSlideSlot() {
  const texts = useFirstSlideTexts();
  const own = <FirstSlide texts={texts} />;
  return (
    <div className={styles['slide']}>
      <WidgetSlot
        remote="activities"
        widget="promotion-carousel"
        params={{ ...texts, picture: FIRST_SLIDE_SRC, level: '2', hall: HALL_ID }}
        placeholder={own}
        fallback={own}
      />
    </div>
  );
}
