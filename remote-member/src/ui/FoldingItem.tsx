import { useId, type ReactNode } from 'react';
import { formatMoment } from '@site/shared/i18n';
import { Icon, IconButton } from '@site/shared/ui';
import styles from './FoldingItem.module.css';

interface FoldingItemProps {
  /** Checkbox before the head that selects the item. */
  readonly choice?: ReactNode;
  /** Second line below the head while the item is closed. */
  readonly preview?: ReactNode;
  /** Formatted time; default is `at` to the second. */
  readonly time?: string | undefined;
  /** Content of the head before the time. */
  readonly head: ReactNode;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly deleteLabel: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
  /** Content that is rendered while the item is open. */
  readonly children: ReactNode;
}

/** Renders a list item whose head is a button that expands it. */
export function FoldingItem({
  choice,
  head,
  preview,
  at,
  time = formatMoment(at),
  deleteLabel,
  isOpen,
  onToggle,
  onDelete,
  children,
}: FoldingItemProps) {
  const contentId = useId();
  return (
    <li className={styles['item']}>
      <div className={styles['head']}>
        {choice}
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          <span className={styles['lines']}>
            <span className={styles['line']}>
              {head}
              <time className={styles['time']} dateTime={new Date(at).toISOString()} translate="no">
                {time}
              </time>
            </span>
            {preview !== undefined && !isOpen && <span className={styles['preview']}>{preview}</span>}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="sm" />
        </button>
        <IconButton icon="trash" size="sm" label={deleteLabel} onClick={onDelete} />
      </div>
      {isOpen && (
        <div id={contentId} className={styles['content']}>
          {children}
        </div>
      )}
    </li>
  );
}
