import { useEffect, useRef, type RefObject } from 'react';

/** Returns the focus to a frame that had it before it was paused. */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>, isPaused: boolean): void {
  const wasInFrame = useRef(false);
  useEffect(() => {
    // The window fires `blur` when the focus moves into a frame.
    const handleBlur = () => {
      if (document.activeElement === frame.current) wasInFrame.current = true;
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const isInDialog = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
      if (!isInDialog && target !== frame.current) wasInFrame.current = false;
    };
    window.addEventListener('blur', handleBlur);
    document.addEventListener('focusin', handleFocus);
    return () => {
      window.removeEventListener('blur', handleBlur);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [frame]);

  const wasPaused = useRef(false);
  useEffect(() => {
    if (wasPaused.current && !isPaused && wasInFrame.current) frame.current?.focus();
    wasPaused.current = isPaused;
  }, [frame, isPaused]);
}
