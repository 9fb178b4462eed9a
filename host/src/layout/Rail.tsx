import type { Ref } from 'react';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { ScreenRoute } from '../routing/route';
import { useLabel } from '../routing/useLabel';
import { useSiteLink } from '../routing/useSiteLink';
import { useShell } from '../services/ShellContext';
import { ClaimableBadge } from './ClaimableBadge';
import { railEntries, type RailEntry as Entry } from './menu';
import { useMenuFacts } from './useMenu';
import styles from './Rail.module.css';

interface RailProps {
  /** Ref for the roving focus, which treats each entry as a row. */
  readonly ref?: Ref<HTMLElement>;
  readonly current: ScreenRoute['menu'];
}

/** Shows the categories at the left, each with icon and name, the current one filled. */
export function Rail({ ref, current }: RailProps) {
  const { t } = useTranslation();
  return (
    <nav ref={ref} className={styles['rail']} aria-label={t('frame.rail')}>
      <ul className={styles['entries']}>
        {railEntries(useMenuFacts()).map((entry) => (
          <li key={entry.code} data-roving-row data-code={entry.code} className={styles['place']}>
            <RailEntry entry={entry} isCurrent={entry.code === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RailEntry({ entry: { code, icon, label, target }, isCurrent }: { readonly entry: Entry; readonly isCurrent: boolean }) {
  const labelOf = useLabel();
  const { contactService } = useShell();
  const linkTo = useSiteLink();
  const inside = (
    <>
      <Icon name={icon} size="xl" />
      {labelOf(label)}
      <ClaimableBadge code={code} className={styles['count']} />
    </>
  );
  return target.kind === 'service' ? (
    <button type="button" className={styles['entry']} onClick={contactService}>
      {inside}
    </button>
  ) : (
    <a {...linkTo(target.path)} className={styles['entry']} aria-current={isCurrent ? 'page' : undefined}>
      {inside}
    </a>
  );
}
