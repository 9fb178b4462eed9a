import type { ReactNode } from 'react';
import type { RouteLink } from '@site/shared/contract';
import { Icon, Tag, VisuallyHidden, type IconName } from '@site/shared/ui';
import styles from './BoundItemsCard.module.css';

interface BoundItemProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: ReactNode;
  /** `undefined` where it is not known: no tag is shown. */
  readonly isBound: boolean | undefined;
  readonly state: string;
  readonly link: RouteLink;
  /** `undefined` where nothing can be changed: no link is shown. */
  readonly action: string | undefined;
}

/** One item that is bound to the account or not, with a link to manage it. */
export function BoundItem({ icon, name, value, isBound, state, link, action }: BoundItemProps) {
  return (
    <div className={styles['item']}>
      <dt>
        <Icon name={icon} size="sm" />
        {name}
      </dt>
      <dd>
        {value !== undefined && <b title={typeof value === 'string' ? value : undefined}>{value}</b>}
        {isBound !== undefined && <Tag tone={isBound ? 'success' : 'warning'}>{state}</Tag>}
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
