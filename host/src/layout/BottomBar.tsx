import type { ReactNode } from 'react';
import type { DockTab } from '@site/shared/contract/services';
import { useReadable } from '@site/shared/contract/useReadable';
import { Badge, Icon, type IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { ScreenRoute } from '../routing/route';
import { useRouting } from '../routing/RoutingContext';
import { useSiteLink } from '../routing/useSiteLink';
import { useSession } from '../session/SessionContext';
import { warmSignIn } from '../session/sign-in/loadSignIn';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import { railEntries } from './menu';
import { useMenuFacts } from './useMenu';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  readonly route: ScreenRoute;
  readonly tabs: readonly DockTabOffer[];
  readonly open: DockTab | undefined;
}

/** Dock tabs with a button in the bar. The open bets are a tab beside the slip. */
const IN_BAR: readonly DockTab[] = ['slip', 'chat'];

/**
 * Shows a phone's main links at the lower edge: home, sports, slip and chat with their counts, and the member's own
 * pages.
 */
export function BottomBar({ route, tabs, open }: BottomBarProps) {
  const { t } = useTranslation();
  const { dock } = useShell();
  const { navigation } = useRouting();
  const { session, signIn } = useSession();
  const facts = useMenuFacts();
  const counts = useReadable(dock.counts);
  const isSignedIn = useReadable(session.isSignedIn);
  const sports = railEntries(facts).find(({ code }) => code === 'TY')?.target;
  const sportsPath = sports?.kind === 'screen' ? sports.path : undefined;
  return (
    <nav className={styles['bar']} aria-label={t('frame.bottom_bar')}>
      <Way icon="home" label={t('frame.to_home')} path={navigation.href('home', {})} isCurrent={route.menu === 'HOME'} />
      {sportsPath !== undefined && <Way icon="sport" label={t('category.sport')} path={sportsPath} isCurrent={route.menu === 'TY'} />}
      {tabs
        .filter(({ tab }) => IN_BAR.includes(tab))
        .map(({ tab, icon }) => (
          <button
            key={tab}
            type="button"
            className={styles['way']}
            aria-haspopup="dialog"
            aria-expanded={open === tab}
            onClick={() => {
              dock.show(tab);
            }}
          >
            <Inside icon={icon} label={t(`dock.${tab}`)}>
              <Badge count={counts[tab]} label={t('dock.count', { count: counts[tab] })} className={styles['count']} />
            </Inside>
          </button>
        ))}
      {isSignedIn && facts.isEnabled('member') && (
        <Way icon="user" label={t('frame.mine')} path={navigation.href('userinfo', {})} isCurrent={route.area === 'member'} />
      )}
      {!isSignedIn && (
        <button type="button" className={styles['way']} {...warmSignIn} onClick={signIn.open}>
          <Inside icon="user" label={t('frame.login')} />
        </button>
      )}
    </nav>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly path: string;
  readonly isCurrent: boolean;
}

function Way({ icon, label, path, isCurrent }: WayProps) {
  const linkTo = useSiteLink();
  return (
    <a {...linkTo(path)} className={styles['way']} aria-current={isCurrent ? 'page' : undefined}>
      <Inside icon={icon} label={label} />
    </a>
  );
}

function Inside({ icon, label, children }: { readonly icon: IconName; readonly label: string; readonly children?: ReactNode }) {
  return (
    <>
      <Icon name={icon} size="lg" />
      {label}
      {children}
    </>
  );
}
