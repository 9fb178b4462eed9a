import type { ReactNode } from 'react';
import type { RouteLink } from '@site/shared/contract';
import { Icon, Tag, VisuallyHidden, type IconName } from '@site/shared/ui';
import styles from './BoundItemsCard.module.css';

interface BoundItemProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: ReactNode;
  /** `undefined` when it is unknown; then no tag is shown. */
  readonly isBound: boolean | undefined;
  readonly state: string;
  readonly link: RouteLink;
  /** Text of the link; `undefined` when nothing can be changed. */
  readonly action: string | undefined;
}

/** Shows whether one item is bound to the account, with a link to manage it. */
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
