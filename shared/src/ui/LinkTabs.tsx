import type { ComponentProps, ReactNode } from 'react';
import { useRovingFocus } from '@site/shared/ui/essentials';
import styles from './LinkTabs.module.css';

interface LinkTabsProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** One `LinkTab` per page. */
  readonly children: ReactNode;
}

/** Renders links between related pages as tabs. They are one Tab stop, and the arrow keys move between them. */
export function LinkTabs({ label, className, children }: LinkTabsProps) {
  const { ref } = useRovingFocus<HTMLElement>({ start: '[aria-current]' });
  return (
    <nav ref={ref} aria-label={label} className={className}>
      <div data-roving-row className={styles['tabs']}>
        {children}
      </div>
    </nav>
  );
}

interface LinkTabProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** Set for the link to the current page. */
  readonly isCurrent: boolean;
}

export function LinkTab({ isCurrent, children, ...link }: LinkTabProps) {
  return (
    <a {...link} aria-current={isCurrent ? 'page' : undefined} className={styles['tab']}>
      {children}
    </a>
  );
}
