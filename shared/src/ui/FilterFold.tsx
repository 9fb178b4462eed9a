import { Fragment, useId, useState, type ReactNode } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button } from '@site/shared/ui/essentials';
import styles from './FilterFold.module.css';

export interface FilterFoldProps {
  /** How many of the filters are on. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Filters that few need. They are beside the others on a desk; a phone and a tablet show a button, which unfolds them below its row. */
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
