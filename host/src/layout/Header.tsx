import { useReadable } from '@site/shared/contract/useReadable';
import { Button } from '@site/shared/ui';
import { WidgetSlot } from '../composition';
import { useTranslation } from '../i18n';
import type { MenuCode } from '../routing/route';
import { useSiteLink } from '../routing/useSiteLink';
import { useSession } from '../session/SessionContext';
import { useShell } from '../services/ShellContext';
import { useDisplay } from '../edition/DisplayContext';
import { useRouting } from '../routing/RoutingContext';
import { AccountMenu } from './AccountMenu';
import { BalanceSlot } from './BalanceSlot';
import { EditionSwitch } from './EditionSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { SiteMark } from '../edition/SiteMark';
import { useHeaderNavigation } from './useMenu';
import styles from './Header.module.css';

/** Brand, site navigation, what the player sets and owns. */
export function Header({ current }: { readonly current: MenuCode | undefined }) {
  const { session, signIn } = useSession();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  return (
    <header className={styles['header']}>
      <BrandLink />
      <SiteNavigation current={current} />
      <div className={styles['tools']}>
        <EditionSwitch />
        <LanguageSwitch />
        {isSignedIn ? (
          <>
            <WidgetSlot remote="member" widget="inbox-badge" />
            <BalanceSlot />
            <AccountMenu />
          </>
        ) : (
          <>
            <Button onClick={signIn.openRegister}>{t('frame.register')}</Button>
            <Button variant="primary" onClick={signIn.open}>
              {t('frame.login')}
            </Button>
          </>
        )}
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
    <a {...linkTo(navigation.href('home', {}))} className={styles['brand']}>
      <SiteMark className={styles['mark']} />
      <span>
        <b>{name}</b>
        <small>{latin}</small>
      </span>
    </a>
  );
}

function SiteNavigation({ current }: { readonly current: MenuCode | undefined }) {
  const { t } = useTranslation();
  const linkTo = useSiteLink();
  return (
    <nav className={styles['nav']} aria-label={t('frame.header_nav')}>
      {useHeaderNavigation().map(({ code, path, label, isMinor }) => (
        <a key={code} {...linkTo(path)} data-minor={isMinor || undefined} aria-current={code === current ? 'page' : undefined}>
          {t(label)}
        </a>
      ))}
    </nav>
  );
}
