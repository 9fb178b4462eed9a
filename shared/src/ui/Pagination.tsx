import { useSharedTranslation } from '@site/shared/i18n';
import { cx, IconButton } from '@site/shared/ui/essentials';
import { pageSlots } from './paginationPages';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** The page shown, from 1 on. */
  readonly page: number;
  /** How many records there are in all. */
  readonly total: number;
  readonly pageSize?: number | undefined;
  readonly onChange: (page: number) => void;
  /** Names the navigation: what the pages hold. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Pages of a list; nothing at all when everything fits on one. */
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
