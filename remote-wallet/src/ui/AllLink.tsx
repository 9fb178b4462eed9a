import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@site/shared/ui';
import styles from './AllLink.module.css';

/** In the head of a card that shows the latest of something: the way to all of it. */
export function AllLink({ children, ...link }: Omit<ComponentPropsWithRef<'a'>, 'className'>) {
  return (
    <a {...link} className={styles['link']}>
      {children}
      <Icon name="chevron-right" size="xs" />
    </a>
  );
}
