import type { ReactNode } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { Icon, VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from '../i18n';
import { useSiteLink } from '../routing/useSiteLink';
import type { ScreenRoute } from '../routing/route';
import { useSession } from '../session/SessionContext';
import { useShell } from '../services/ShellContext';
import { useRouting } from '../routing/RoutingContext';
import { memberMenu } from './memberMenu';
import { useEnabledRemotes } from '../composition';
import styles from './MemberArea.module.css';

interface MemberAreaProps {
  readonly route: ScreenRoute;
  readonly children: ReactNode;
}

/** A screen of the member area beside the area's own menu. Screens without an entry of their own belong to the one with their menu code. */
export function MemberArea({ route, children }: MemberAreaProps) {
  const { session } = useSession();
  const { flags } = useShell();
  const { navigation } = useRouting();
  const { t } = useTranslation();
  const linkTo = useSiteLink();
  const member = useReadable(session.member);
  const groups = memberMenu(useReadable(flags), useEnabledRemotes());
  const current = route.parent ?? route.name;

  return (
    <div className={styles['area']}>
      <aside className={styles['menu']}>
        {member && (
          <p className={styles['who']}>
            <Avatar userId={member.userId} className={styles['avatar']} />
            <span>
              <b>{member.name}</b>
              <VipBadge level={member.vipLevel} />
            </span>
          </p>
        )}
        <nav aria-label={t('member_menu.name')}>
          {groups.map(({ title, entries }) => (
            <section key={title}>
              <h2 className={styles['group']}>{t(title)}</h2>
              {entries.map(({ name, icon, label }) => (
                <a
                  key={name}
                  {...linkTo(navigation.href(name, {}))}
                  className={styles['entry']}
                  aria-current={name === current ? 'page' : undefined}
                >
                  <Icon name={icon} size="md" />
                  {t(label)}
                </a>
              ))}
            </section>
          ))}
        </nav>
      </aside>
      <div className={styles['screen']}>{children}</div>
    </div>
  );
}
