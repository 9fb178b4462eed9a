import { useId, type ReactNode } from 'react';
import { formatMoment } from '@site/shared/i18n';
import { Icon, IconButton } from '@site/shared/ui';
import styles from './FoldingItem.module.css';

interface FoldingItemProps {
  /** Before the head, beside it: a box that chooses the item. */
  readonly choice?: ReactNode;
  /** A second line below the head, while the item is closed. */
  readonly preview?: ReactNode;
  /** The time as it is shown; to the second without. */
  readonly time?: string | undefined;
  /** On the head, before the time. */
  readonly head: ReactNode;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  readonly deleteLabel: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
  /** Rendered while it is open. */
  readonly children: ReactNode;
}

/** A list item whose head is a button that expands it. */
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
