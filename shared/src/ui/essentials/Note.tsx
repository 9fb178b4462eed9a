import type { ReactNode } from 'react';
import { cx } from './cx';
import type { IconName } from './iconPaths';
import { Icon } from './Icon';
import styles from './Note.module.css';

/** Tones: `info`, `success` (done), `warning` (waiting, under maintenance), `danger` (refused, lost). */
export type NoteTone = 'info' | 'success' | 'warning' | 'danger';

const TONE_ICONS: Readonly<Record<NoteTone, IconName>> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

export interface NoteProps {
  readonly tone: NoteTone;
  readonly title: ReactNode;
  /** Consequence, in smaller text below. */
  readonly children?: ReactNode;
  /** Next step of the player, a `NoteAction`; at most one. */
  readonly action?: ReactNode;
  readonly icon?: IconName | undefined;
  /**
   * Announcement when the note appears: `polite` waits for a pause, `assertive` interrupts. `off` is for a note that is
   * shown from the start.
   */
  readonly live?: 'off' | 'polite' | 'assertive' | undefined;
  readonly className?: string | undefined;
}

const LIVE_ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** Renders an inline note: icon, fact, consequence, one action. Shape, text and color all express its tone. */
export function Note({ tone, title, children, action, icon, live = 'off', className }: NoteProps) {
  return (
    <div className={cx(styles['note'], styles[tone], className)} role={LIVE_ROLES[live]}>
      <Icon name={icon ?? TONE_ICONS[tone]} className={styles['icon']} />
      <div className={styles['text']}>
        <strong className={styles['title']}>{title}</strong>
        {children !== undefined && <div className={styles['consequence']}>{children}</div>}
      </div>
      {action}
    </div>
  );
}

export interface NoteActionProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
}

export function NoteAction({ children, onClick }: NoteActionProps) {
  return (
    <button type="button" className={styles['action']} onClick={onClick}>
      {children}
    </button>
  );
}
