import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isTyping } from '@site/shared/ui';

/**
 * At another address the focus is at its content: at once where a menu led there, and when the screen is replaced that held what was pressed.
 * A dialog and a field that is typed in keep it.
 */
export function useContentFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  /** A page that is opened leaves the focus at its start. */
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (isTyping(document.activeElement)) return undefined;
    if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return undefined;
    if (!content.current?.contains(document.activeElement)) {
      content.current?.focus({ preventScroll: true });
      return undefined;
    }
    return followReplacement(content.current);
  }, [pathname, content]);
}

/** Takes the focus when what holds it is removed, unless the player goes elsewhere before. */
function followReplacement(content: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    stop();
    content.focus({ preventScroll: true });
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
    document.removeEventListener('pointerdown', stop);
  };
  observer.observe(content, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  document.addEventListener('pointerdown', stop);
  return stop;
}
