import { useTranslation } from './texts';
import type { ScreenRoute } from '../routing/route';
import { useLabel } from '../routing/useLabel';
import { useSiteLink } from '../routing/useSiteLink';
import { ClaimableBadge } from './ClaimableBadge';
import { menuEntries } from './menu';
import { useMenuFacts } from './useMenu';
import styles from './SiteNavigation.module.css';

/** Shows the links above the categories, such as promotions and VIP. */
export function SiteNavigation({ current }: { readonly current: ScreenRoute['menu'] }) {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const linkTo = useSiteLink();
  return (
    <nav className={styles['nav']} aria-label={t('frame.header_nav')}>
      {menuEntries('header', useMenuFacts()).map(({ code, path, label, isWideOnly }) => (
        <a key={code} {...linkTo(path)} data-minor={isWideOnly || undefined} aria-current={code === current ? 'page' : undefined}>
          {labelOf(label)}
          <ClaimableBadge code={code} className={styles['count']} />
        </a>
      ))}
    </nav>
  );
}
