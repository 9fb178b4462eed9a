import { useReadable } from '@site/shared/contract/useReadable';
import { Button } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useSiteLink } from '../routing/useSiteLink';
import { useShell } from '../ShellContext';
import { AccountMenu } from './AccountMenu';
import { BalanceSlot } from './BalanceSlot';
import { EditionSwitch } from './EditionSwitch';
import { InboxSlot } from './InboxSlot';
import { LanguageSwitch } from './LanguageSwitch';
import { useEnabledRemotes } from './useEnabledRemotes';
import { SiteMark } from './SiteMark';
import styles from './Header.module.css';

/** Brand, site navigation, what the player sets and owns. */
export function Header() {
  const { session, signIn } = useShell();
  const { t } = useTranslation();
  const isSignedIn = useReadable(session.isSignedIn);
  return (
    <header className={styles['header']}>
      <BrandLink />
      <SiteNavigation />
      <div className={styles['tools']}>
        <EditionSwitch />
        <LanguageSwitch />
        {isSignedIn ? (
          <>
            <InboxSlot />
            <BalanceSlot />
            <AccountMenu />
          </>
        ) : (
          <Button variant="primary" onClick={signIn.open}>
            {t('frame.login')}
          </Button>
        )}
      </div>
    </header>
  );
}

function BrandLink() {
  const { brandIn, locale, navigation } = useShell();
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

/** Assumption: an entry comes with the work that furnishes its screen; the others of the design follow. */
function SiteNavigation() {
  const { t } = useTranslation();
  const { navigation } = useShell();
  const isEnabled = useEnabledRemotes();
  const linkTo = useSiteLink();
  const { name } = useReadable(navigation.location);
  const entries = [
    ...(isEnabled('activities') ? [{ name: 'discount', path: navigation.href('discount', {}), label: t('title.discount') }] : []),
    ...(isEnabled('chat') ? [{ name: 'chat', path: navigation.href('chat', {}), label: t('title.chat') }] : []),
  ];
  return (
    <nav className={styles['nav']} aria-label={t('frame.header_nav')}>
      {entries.map((entry) => (
        <a key={entry.name} {...linkTo(entry.path)} aria-current={entry.name === name ? 'page' : undefined}>
          {entry.label}
        </a>
      ))}
    </nav>
  );
}
