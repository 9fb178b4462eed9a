import { Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useSiteLink } from '../routing/useSiteLink';
import type { ScreenRoute } from '../routing/route';
import { memberMenu } from './memberMenu';
import { useLabel } from '../routing/useLabel';
import { useMenuFacts } from './useMenu';
import styles from './MemberMenu.module.css';

/** The screens of the member area. Those without an entry of their own belong to the one with their menu code. */
export function MemberMenu({ route }: { readonly route: ScreenRoute }) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const linkTo = useSiteLink();
  const groups = memberMenu(useMenuFacts());
  const current = route.parent ?? route.name;

  return (
    <nav aria-label={t('member_menu.name')}>
      {groups.map(({ title, entries }) => (
        <section key={title}>
          <h2 className={styles['group']}>{t(title)}</h2>
          <div className={styles['entries']}>
            {entries.map(({ name, icon = 'star', label, path }) => (
              <a key={name} {...linkTo(path)} className={styles['entry']} aria-current={name === current ? 'page' : undefined}>
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
