import type { ReactNode } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText, type Loadable } from '@site/shared/loadable';
import { cx } from '@site/shared/ui';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly titleId: string;
  readonly title: string;
  /** Text beside the title, such as a count; `undefined` until known. */
  readonly fact: string | undefined;
  /** Content of the section; its failure is shown in the header. */
  readonly of: Loadable<unknown>;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Shows the header of a section on home. A section that fails to load keeps its content and offers a retry here. */
export function SectionHead({ titleId, title, fact, of, onRetry, className, children }: SectionHeadProps) {
  const { t } = useSharedTranslation();
  return (
    <header className={cx(styles['head'], className)}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      {fact !== undefined && <span className={styles['aside']}>{fact}</span>}
      {of.status === 'failed' && (
        <span role="status" className={styles['aside']}>
          {failureText(of.error, t)}
          <button type="button" className={styles['retry']} onClick={onRetry}>
            {t('loadable.retry')}
          </button>
        </span>
      )}
      {children}
    </header>
  );
}
