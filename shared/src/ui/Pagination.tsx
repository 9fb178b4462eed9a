import { useSharedTranslation } from '@site/shared/i18n';
import { cx, IconButton } from '@site/shared/ui/essentials';
import { pageSlots } from './paginationPages';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Current page, starting at 1. */
  readonly page: number;
  readonly total: number;
  readonly pageSize?: number | undefined;
  readonly onChange: (page: number) => void;
  /** Accessible name of the navigation: the content of the pages. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Renders links to the pages of a list, or nothing if the list fits on one page. */
export function Pagination({ page, total, pageSize = 10, onChange, label, className }: PaginationProps) {
  const { t } = useSharedTranslation();
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={cx(styles['pages'], className)}>
      <IconButton
        icon="chevron-left"
        label={t('pagination.previous')}
        size="sm"
        disabled={page <= 1}
        onClick={() => {
          onChange(page - 1);
        }}
      />
      <ol className={styles['list']}>
        {pageSlots(page, pageCount).map((slot) =>
          slot.status === 'gap' ? (
            <li key={`gap ${slot.after}`} aria-hidden="true" className={styles['gap']}>
              …
            </li>
          ) : (
            <li key={slot.page}>
              <button
                type="button"
                className={styles['page']}
                aria-label={t('pagination.page', { page: slot.page })}
                aria-current={slot.page === page ? 'page' : undefined}
                onClick={() => {
                  onChange(slot.page);
                }}
              >
                {slot.page}
              </button>
            </li>
          ),
        )}
      </ol>
      <IconButton
        icon="chevron-right"
        label={t('pagination.next')}
        size="sm"
        disabled={page >= pageCount}
        onClick={() => {
          onChange(page + 1);
        }}
      />
    </nav>
  );
}
