import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@site/shared/ui';
import styles from './AllLink.module.css';

/** Links from the header of a card with the latest entries to all of them. */
export function AllLink({ children, ...link }: Omit<ComponentPropsWithRef<'a'>, 'className'>) {
  return (
    <a {...link} className={styles['link']}>
      {children}
      <Icon name="chevron-right" size="xs" />
    </a>
  );
}
