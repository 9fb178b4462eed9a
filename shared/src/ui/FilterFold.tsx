import { Fragment, useId, useState, type ReactNode } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button } from '@site/shared/ui/essentials';
import styles from './FilterFold.module.css';

export interface FilterFoldProps {
  readonly count: number;
  readonly children: ReactNode;
}

/**
 * Renders rarely used filters. On a desktop they are beside the others; phones and tablets show a button that unfolds
 * them below its row.
 */
export function FilterFold({ count, children }: FilterFoldProps) {
  const { t } = useSharedTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fragment>
      <Button
        className={styles['button']}
        icon="filter"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {count === 0 ? t('filter_fold.more') : t('filter_fold.more_count', { count })}
      </Button>
      <div id={id} className={styles['filters']} data-open={isOpen || undefined}>
        {children}
      </div>
    </Fragment>
  );
}
