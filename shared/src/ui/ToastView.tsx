import type { ReactNode } from 'react';
import type { NoteTone } from './essentials/Note';
import type { IconName } from './essentials/iconPaths';
import { Icon } from '@site/shared/ui/essentials';
import styles from './ToastView.module.css';

const TONE_ICONS: Readonly<Record<NoteTone, IconName>> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

export interface ToastViewProps {
  readonly tone?: NoteTone | undefined;
  readonly children: ReactNode;
  /** It is going: fades out while still mounted. */
  readonly leaving?: boolean | undefined;
}

/**
 * The pill of a toast. Presentation only: the host decides which one is shown and for how long, one at a time, and puts it
 * into a live region that was there before (a region that arrives together with its text is not announced everywhere).
 */
export function ToastView({ tone = 'info', children, leaving = false }: ToastViewProps) {
  return (
    <div className={styles['toast']} data-leaving={leaving || undefined}>
      <Icon name={TONE_ICONS[tone]} />
      <span>{children}</span>
    </div>
  );
}
