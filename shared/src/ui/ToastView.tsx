import type { ReactNode } from 'react';
import type { NoteTone } from './essentials/Note';
import type { IconName } from './essentials/iconPaths';
import { Icon } from '@site/shared/ui/essentials';
import styles from './ToastView.module.css';

const TONE_ICONS: Readonly<Record<NoteTone, IconName>> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

export interface ToastViewProps {
  readonly tone?: NoteTone | undefined;
  readonly children: ReactNode;
  /** Set while the toast fades out before it is unmounted. */
  readonly leaving?: boolean | undefined;
}

/**
 * Renders the pill of a toast. The host decides which toast is shown and for how long, one at a time, and puts it into
 * a live region that is already mounted, because screen readers do not reliably announce a region that is added
 * together with its text.
 */
export function ToastView({ tone = 'info', children, leaving = false }: ToastViewProps) {
  return (
    <div className={styles['toast']} data-leaving={leaving || undefined}>
      <Icon name={TONE_ICONS[tone]} />
      <span>{children}</span>
    </div>
  );
}
