import { useEffect, useState, type ReactNode } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { formatMoment } from '@site/shared/i18n';
import { useTranslation } from '../i18n';
import { useLabel } from '../routing/useLabel';
import { useSiteLink } from '../routing/useSiteLink';
import { useShell } from '../services/ShellContext';
import { useDisplay } from '../edition/DisplayContext';
import { useRouting } from '../routing/RoutingContext';
import { useEnabledRemotes } from '../composition';
import { useJoinedEntries } from './useJoinedEntries';
import { useHeaderNavigation, useRail } from './useMenu';
import styles from './Footer.module.css';

/** Responsible gaming, links into the site, the server's time. Implements R-ROLE-01. */
export function Footer() {
  const { t } = useTranslation();
  const { brandIn } = useShell();
  const { locale } = useDisplay();
  const { name } = brandIn(useReadable(locale.current));
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div className={styles['care']}>
          <b className={styles['brand']}>{name}</b>
          <p>{t('footer.care')}</p>
          <p className={styles['adults']}>
            <span className={styles['age']}>{t('footer.age')}</span>
            {t('footer.age_text')}
          </p>
        </div>
        <GameLinks />
        <MemberLinks />
        <SiteLinks />
        <HelpLinks />
      </div>
      <div className={styles['legal']}>
        <span>{t('footer.copyright', { brand: name })}</span>
        <ServerTime />
      </div>
    </footer>
  );
}

function GameLinks() {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const linkTo = useSiteLink();
  const games = useRail().filter(({ code }) => code !== 'HOME' && code !== 'discount' && !code.includes('/'));
  return (
    <Column title={t('footer.games')}>
      {games.map(({ code, label, target }) =>
        target.kind === 'screen' ? (
          <li key={code}>
            <a {...linkTo(target.path)}>{labelOf(label)}</a>
          </li>
        ) : null,
      )}
    </Column>
  );
}

function MemberLinks() {
  const { t } = useTranslation();
  const { navigation } = useRouting();
  const { flags } = useShell();
  const { depositGuide } = useReadable(flags);
  const isEnabled = useEnabledRemotes();
  const linkTo = useSiteLink();
  const links = [
    ...(isEnabled('member')
      ? [
          { path: navigation.href('userinfo', {}), label: t('title.userinfo') },
          { path: navigation.href('betRecord', {}), label: t('title.bet_record') },
        ]
      : []),
    ...(isEnabled('wallet') && depositGuide ? [{ path: navigation.href('saveMoney', {}), label: t('title.save_money') }] : []),
  ];
  return (
    <Column title={t('footer.member')}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a {...linkTo(path)}>{label}</a>
        </li>
      ))}
    </Column>
  );
}

/** What the header has no room for in a narrow window, too. */
function SiteLinks() {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const joined = useJoinedEntries().filter(({ place }) => place !== 'member');
  const { navigation } = useRouting();
  const isEnabled = useEnabledRemotes();
  const linkTo = useSiteLink();
  const minor = useHeaderNavigation().filter(({ isMinor }) => isMinor);
  const links = [
    ...(isEnabled('activities')
      ? [
          { path: navigation.href('discount', {}), label: t('title.discount') },
          { path: navigation.href('friendInvitation', {}), label: t('title.friend_invitation') },
        ]
      : []),
    ...(isEnabled('chat') ? [{ path: navigation.href('chat', {}), label: t('title.chat') }] : []),
    { path: navigation.href('agent', {}), label: t('title.agent') },
    ...joined.map(({ path, label }) => ({ path, label: labelOf(label) })),
    ...minor.map(({ path, label }) => ({ path, label: labelOf(label) })),
  ];
  return (
    <Column title={t('footer.site')}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a {...linkTo(path)}>{label}</a>
        </li>
      ))}
    </Column>
  );
}

const HELP_LINKS = [
  { topic: 'kh', label: 'title.help' },
  { topic: 'gywm', label: 'footer.about' },
  { topic: 'gztk', label: 'footer.terms' },
  { topic: 'ysgz', label: 'footer.privacy' },
] as const;

function HelpLinks() {
  const { t } = useTranslation();
  const { navigation } = useRouting();
  const { contactService } = useShell();
  const linkTo = useSiteLink();
  return (
    <Column title={t('footer.help')}>
      {HELP_LINKS.map(({ topic, label }) => (
        <li key={topic}>
          <a {...linkTo(navigation.href(topic, {}))}>{t(label)}</a>
        </li>
      ))}
      <li>
        <button type="button" onClick={contactService}>
          {t('sign_in.contact')}
        </button>
      </li>
    </Column>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className={styles['heading']}>{title}</h2>
      <ul className={styles['links']}>{children}</ul>
    </div>
  );
}

const TICK_MS = 1000;

/** By the server's clock, in the time of the business day. Not a live region: it would never stop talking. */
function ServerTime() {
  const { t } = useTranslation();
  const { clock } = useShell();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(clock.now());
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [clock]);
  return (
    <span>
      {t('footer.server_time')} <time dateTime={new Date(now).toISOString()}>{formatMoment(now)}</time> {t('footer.time_zone')}
    </span>
  );
}
