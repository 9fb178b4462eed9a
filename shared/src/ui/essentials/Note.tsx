import type { ReactNode } from 'react';
import { cx } from './cx';
import type { IconName } from './iconPaths';
import { Icon } from './Icon';
import styles from './Note.module.css';

/** info: good to know · success: done · warning: waiting, under maintenance · danger: refused, lost. */
export type NoteTone = 'info' | 'success' | 'warning' | 'danger';

const TONE_ICONS: Readonly<Record<NoteTone, IconName>> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

export interface NoteProps {
  readonly tone: NoteTone;
  /** The fact. */
  readonly title: ReactNode;
  /** The consequence, in the quieter line below. */
  readonly children?: ReactNode;
  /** At most one way on: a `NoteAction`. */
  readonly action?: ReactNode;
  readonly icon?: IconName | undefined;
  /** Announce it when it appears: `polite` waits for a pause, `assertive` interrupts. Off for a note that was always there. */
  readonly live?: 'off' | 'polite' | 'assertive' | undefined;
  readonly className?: string | undefined;
}

const LIVE_ROLES = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** An inline note: icon, fact, consequence, one action. Its tone is said by shape, words and colour together. */
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

/** The one action of a note. */
export function NoteAction({ children, onClick }: NoteActionProps) {
  return (
    <button type="button" className={styles['action']} onClick={onClick}>
      {children}
    </button>
  );
}
