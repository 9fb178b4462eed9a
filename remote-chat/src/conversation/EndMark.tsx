import { useEffect, useRef } from 'react';
import { useIsSeen } from '@site/shared/ui';
import styles from './EndMark.module.css';

/**
 * Marks the end of a room's messages. Calls `onLook` when it becomes visible, and the returned function when it is
 * hidden again.
 */
export function EndMark({ onLook }: { readonly onLook: () => () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  useEffect(() => (isSeen ? onLook() : undefined), [isSeen, onLook]);
  return <div ref={place} aria-hidden="true" className={styles['end']} />;
}
