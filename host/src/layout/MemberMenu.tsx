import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useSiteLink } from '../routing/useSiteLink';
import type { ScreenRoute } from '../routing/route';
import { MemberCount } from './MemberCount';
import { entryAddress, memberMenu } from './memberMenu';
import { useLabel } from '../routing/useLabel';
import { useMemberCounts } from './useMemberCounts';
import { useMenuFacts } from './useMenu';
import styles from './MemberMenu.module.css';

/**
 * Shows the screens of the member area in groups, with the counts of pending items. A screen without its own entry
 * marks the one with its menu code.
 */
export function MemberMenu({ route }: { readonly route: ScreenRoute }) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const linkTo = useSiteLink();
  const groups = memberMenu(useMenuFacts());
  const counts = useMemberCounts(route.name);
  const current = route.parent ?? route.name;

  return (
    <nav aria-label={t('member_menu.name')}>
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2 className={styles['group']}>{t(title)}</h2>
          <div className={styles['entries']}>
            {entries.map((entry) => (
              <a
                key={entry.name}
                {...linkTo(entryAddress(entry, counts))}
                className={styles['entry']}
                aria-current={entry.name === current ? 'page' : undefined}
              >
                <Icon name={entry.icon ?? 'star'} size="md" />
                <span className={styles['label']}>{labelOf(entry.label)}</span>
                <MemberCount entry={entry} counts={counts} />
              </a>
            ))}
          </div>
        </section>
      ))}
    </nav>
  );
}
