import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { formatMoment } from '@site/shared/i18n';
import { useIsSeen } from '@site/shared/ui';
import { useTranslation } from './texts';
import { helpRoute } from '../routing/ownHelpTopics';
import { useLabel } from '../routing/useLabel';
import { useSiteLink } from '../routing/useSiteLink';
import { useShell } from '../services/ShellContext';
import { useDisplay } from '../edition/DisplayContext';
import { useRouting } from '../routing/RoutingContext';
import { gameLinks, menuEntries, type MenuEntry } from './menu';
import { useMenuFacts } from './useMenu';
import styles from './Footer.module.css';

/** Shows responsible gaming, links into the site, and the server time. Implements R-ROLE-01. */
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
  return <Links title={t('footer.games')} links={gameLinks(useMenuFacts())} />;
}

function MemberLinks() {
  const { t } = useTranslation();
  return <Links title={t('footer.member')} links={menuEntries('footer', useMenuFacts()).filter(isOfMembers)} />;
}

/** Shows links into the site, including those that do not fit into the header of a narrow window. */
function SiteLinks() {
  const { t } = useTranslation();
  const facts = useMenuFacts();
  const links = menuEntries('footer', facts).filter((entry) => !isOfMembers(entry));
  return <Links title={t('footer.site')} links={[...links, ...menuEntries('header', facts).filter(({ isWideOnly }) => isWideOnly)]} />;
}

function isOfMembers({ group }: Pick<MenuEntry, 'group'>): boolean {
  return group === 'member';
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly Pick<MenuEntry, 'path' | 'label'>[];
}

function Links({ title, links }: LinksProps) {
  const labelOf = useLabel();
  const linkTo = useSiteLink();
  if (links.length === 0) return null;
  return (
    <Column title={title}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <a {...linkTo(path)}>{labelOf(label)}</a>
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
  { topic: helpRoute('zrbc'), label: 'footer.responsible' },
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
          {t('service.contact')}
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

/**
 * Shows the server time in the time zone of the business day. Not a live region, because screen readers would announce
 * every second. Stops while it is not visible.
 */
function ServerTime() {
  const { t } = useTranslation();
  const { clock } = useShell();
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useIsSeen(place);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isSeen) return undefined;
    const follow = () => {
      setNow(clock.now());
    };
    follow();
    const timer = setInterval(follow, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [clock, isSeen]);
  return (
    <span ref={place}>
      {t('footer.server_time')}{' '}
      <time dateTime={new Date(now).toISOString()} translate="no">
        {formatMoment(now)}
      </time>{' '}
      {t('footer.time_zone')}
    </span>
  );
}
