import type { ReactNode } from 'react';
import { Note, NoteAction } from './Note';

export interface ErrorNoteProps {
  /** What happened. */
  readonly fact: ReactNode;
  /** What it means for the player. */
  readonly consequence?: ReactNode;
  /** The words of the one action, usually "retry". */
  readonly actionLabel: string;
  readonly onAction: () => void;
  readonly className?: string | undefined;
}

/** What a part of a page shows instead of data it could not get. Announced politely, since it appears by itself. */
export function ErrorNote({ fact, consequence, actionLabel, onAction, className }: ErrorNoteProps) {
  return (
    <Note tone="danger" title={fact} live="polite" action={<NoteAction onClick={onAction}>{actionLabel}</NoteAction>} className={className}>
      {consequence}
    </Note>
  );
}
