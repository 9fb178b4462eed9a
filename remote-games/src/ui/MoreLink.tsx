import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from '@site/shared/ui';
import styles from './MoreLink.module.css';

interface MoreLinkProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly children: ReactNode;
}

/** Links from the header of a section to the complete list. */
export function MoreLink({ children, ...link }: MoreLinkProps) {
  return (
    <a {...link} className={styles['more']}>
      {children}
      <Icon name="chevron-right" size="sm" />
    </a>
  );
}
