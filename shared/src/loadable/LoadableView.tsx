import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { CallFailure } from '../contract/http';
import { useSharedTranslation } from '../i18n/useSharedTranslation';
import { ErrorNote } from '../ui/essentials/ErrorNote';
import { cx } from '../ui/essentials/cx';
import { Skeleton } from '../ui/essentials/Skeleton';
import { failureText } from './failureText';
import type { Loadable } from './loadable';
import styles from './LoadableView.module.css';

/** How long the skeleton only holds the place before it is shown: a quick answer must not flicker, and moves nothing. */
export const SKELETON_DELAY_MS = 200;

export interface LoadableViewProps<T> {
  readonly of: Loadable<T>;
  readonly onRetry: () => void;
  /** Shown where there is no data: a text, or an `Empty` of the kit with its drawing and a way on. */
  readonly empty: ReactNode;
  /** Whether the data counts as empty. Default: an array without elements, or an object whose `rows` is one. */
  readonly isEmpty?: (data: T) => boolean;
  /** Shapes in the final geometry. Default: three lines. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * The one view of data that is fetched: loading, empty, error with retry, content.
 *
 * Data that was there stays while it is fetched again, and after that failed, with the error above it. The region is `aria-busy` as
 * long as an answer is awaited.
 */
export function LoadableView<T>({ of, onRetry, empty, isEmpty = hasNoRows, skeleton, children }: LoadableViewProps<T>) {
  return (
    <div className={styles['view']} aria-busy={of.status === 'loading'}>
      {of.status === 'failed' && <Failure failure={of.error} hasData={of.data !== undefined} onRetry={onRetry} />}
      {of.data === undefined && of.status === 'loading' && <Waiting skeleton={skeleton} />}
      {of.data !== undefined && (isEmpty(of.data) ? <div className={styles['empty']}>{empty}</div> : children(of.data))}
    </div>
  );
}

function Failure({
  failure,
  hasData,
  onRetry,
}: {
  readonly failure: CallFailure;
  readonly hasData: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useSharedTranslation();
  return (
    <ErrorNote
      fact={failureText(failure, t)}
      consequence={hasData ? t('loadable.stale') : undefined}
      actionLabel={t('loadable.retry')}
      onAction={onRetry}
    />
  );
}

function Waiting({ skeleton }: { readonly skeleton: ReactNode }) {
  const { t } = useSharedTranslation();
  const isOverdue = useIsOverdue(SKELETON_DELAY_MS);
  return (
    <>
      {isOverdue && (
        <p role="status" className={styles['spoken']}>
          {t('loadable.loading')}
        </p>
      )}
      <div className={cx(styles['waiting'], !isOverdue && styles['unseen'])}>
        {skeleton ?? (
          <div className={styles['lines']}>
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </div>
        )}
      </div>
    </>
  );
}

function useIsOverdue(delayMs: number): boolean {
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOverdue(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs]);
  return isOverdue;
}

function hasNoRows(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows) && data.rows.length === 0;
}
