import type { ReactNode } from 'react';
import { Note, NoteAction } from './Note';

export interface ErrorNoteProps {
  readonly fact: ReactNode;
  readonly consequence?: ReactNode;
  /** Text of the only action, usually "retry". */
  readonly actionLabel: string;
  readonly onAction: () => void;
  readonly className?: string | undefined;
}

/**
 * Renders an error in place of data that could not be loaded. It is announced politely, because it appears without an
 * action of the player.
 */
export function ErrorNote({ fact, consequence, actionLabel, onAction, className }: ErrorNoteProps) {
  return (
    <Note tone="danger" title={fact} live="polite" action={<NoteAction onClick={onAction}>{actionLabel}</NoteAction>} className={className}>
      {consequence}
    </Note>
  );
}
