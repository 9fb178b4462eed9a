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

/**
 * Time for which the skeleton only reserves its place before it becomes visible, so that a quick answer neither
 * flickers nor shifts the layout.
 */
export const SKELETON_DELAY_MS = 200;

export interface LoadableViewProps<T> {
  readonly of: Loadable<T>;
  readonly onRetry: () => void;
  /** Content if there is no data: a text, or an `Empty` of the kit with a drawing and a next step. */
  readonly empty: ReactNode;
  /** Returns whether the data counts as empty. Default: an array without elements, or an object whose `rows` is one. */
  readonly isEmpty?: (data: T) => boolean;
  /** Placeholder shapes in the final geometry. Default: three lines. */
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/**
 * Renders fetched data in one of four states: loading, empty, error with retry, content.
 *
 * Existing data stays visible while it is refreshed, and after a failed refresh with the error above it. The region is
 * `aria-busy` while an answer is pending.
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
