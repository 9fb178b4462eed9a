import type { ReactNode } from 'react';
import type { RouteLink } from '@site/shared/contract';
import { Icon, Tag, VisuallyHidden, type IconName } from '@site/shared/ui';
import styles from './BoundItemsCard.module.css';

interface BoundItemProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: ReactNode;
  /** `undefined` where it is not known: nothing is claimed then. */
  readonly isThere: boolean | undefined;
  readonly state: string;
  readonly link: RouteLink;
  /** Where nothing can be changed, no link. */
  readonly action: string | undefined;
}

/** One thing that is bound to the account or not, and the way to it. */
export function BoundItem({ icon, name, value, isThere, state, link, action }: BoundItemProps) {
  return (
    <div className={styles['item']}>
      <dt>
        <Icon name={icon} size="sm" />
        {name}
      </dt>
      <dd>
        {value !== undefined && <b title={typeof value === 'string' ? value : undefined}>{value}</b>}
        {isThere !== undefined && <Tag tone={isThere ? 'success' : 'warning'}>{state}</Tag>}
        {action !== undefined && (
          <a {...link} className={styles['link']}>
            {action}
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        )}
      </dd>
    </div>
  );
}
