import type { ReactNode } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { Button } from '@site/shared/ui';
import { WidgetSlot } from '../composition';
import { useTranslation } from './texts';
import type { ScreenRoute } from '../routing/route';
import { useSiteLink } from '../routing/useSiteLink';
import { useSession } from '../session/SessionContext';
import { warmSignIn } from '../session/sign-in/loadSignIn';
import { useShell } from '../services/ShellContext';
import { useDisplay } from '../edition/DisplayContext';
import { useRouting } from '../routing/RoutingContext';
import { AccountMenu } from './AccountMenu';
import { BalanceSlot } from './BalanceSlot';
import { EditionSwitch } from './EditionSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { SiteMark } from '../edition/SiteMark';
import { MenuDrawer } from './MenuDrawer';
import { SiteNavigation } from './SiteNavigation';
import styles from './Header.module.css';

interface HeaderProps {
  readonly route: ScreenRoute;
  /** Button of the dock in a narrow window. */
  readonly children?: ReactNode;
}

/** Shows brand, site navigation, display settings and the account. In a narrow window the menus are behind a button. */
export function Header({ route, children }: HeaderProps) {
  const { session, signIn } = useSession();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  const isNarrow = useReadable(useShell().dock.isDrawer);
  return (
    <header data-member={isSignedIn || undefined} className={styles['header']}>
      {isNarrow && <MenuDrawer route={route} />}
      <BrandLink />
      {!isNarrow && <SiteNavigation current={route.menu} />}
      <div className={styles['tools']}>
        {!isNarrow && (
          <>
            <EditionSwitch />
            <LanguageSwitch />
          </>
        )}
        {isSignedIn ? (
          <>
            <WidgetSlot remote="member" widget="inbox-badge" placeholder={<span className={styles['bell']} />} />
            <BalanceSlot />
            <AccountMenu />
          </>
        ) : (
          <>
            <Button {...warmSignIn} onClick={signIn.openRegister}>
              {t('frame.register')}
            </Button>
            <Button variant="primary" {...warmSignIn} onClick={signIn.open}>
              {t('frame.login')}
            </Button>
          </>
        )}
        {children}
      </div>
    </header>
  );
}

function BrandLink() {
  const { brandIn } = useShell();
  const { locale } = useDisplay();
  const { navigation } = useRouting();
  const linkTo = useSiteLink();
  const { name, latin } = brandIn(useReadable(locale.current));
  return (
    <a {...linkTo(navigation.href('home', {}))} aria-label={`${name} ${latin}`} className={styles['brand']}>
      <SiteMark className={styles['mark']} />
      <span>
        <b>{name}</b>
        <small>{latin}</small>
      </span>
    </a>
  );
}
