import { useReadable } from '@site/shared/contract/useReadable';
import { Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useSiteLink } from '../routing/useSiteLink';
import type { ScreenRoute } from '../routing/route';
import { useShell } from '../services/ShellContext';
import { useRouting } from '../routing/RoutingContext';
import { memberMenu } from './memberMenu';
import { useEnabledRemotes } from '../composition';
import { useLabel } from '../routing/useLabel';
import { useJoinedEntries } from './useJoinedEntries';
import styles from './MemberMenu.module.css';

/** The screens of the member area. Those without an entry of their own belong to the one with their menu code. */
export function MemberMenu({ route }: { readonly route: ScreenRoute }) {
  const { flags } = useShell();
  const { navigation } = useRouting();
  const { t } = useTranslation();
  const labelOf = useLabel();
  const linkTo = useSiteLink();
  const groups = memberMenu(useReadable(flags), useEnabledRemotes(), useJoinedEntries());
  const current = route.parent ?? route.name;

  return (
    <nav aria-label={t('member_menu.name')}>
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2 className={styles['group']}>{t(title)}</h2>
          <div className={styles['entries']}>
            {entries.map(({ name, icon, label }) => (
              <a
                key={name}
                {...linkTo(navigation.href(name, {}))}
                className={styles['entry']}
                aria-current={name === current ? 'page' : undefined}
              >
                <Icon name={icon} size="md" />
                {labelOf(label)}
              </a>
            ))}
          </div>
        </section>
      ))}
    </nav>
  );
}
