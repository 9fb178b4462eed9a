import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isTyping } from '@site/shared/ui';

/**
 * Moves the focus to the content after a navigation: at once if a menu led there, or when the replaced screen contained
 * the focused element. A dialog keeps the focus, and so does a field in which the player types.
 */
export function useContentFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  /** Path of the previous run. On the first one, the focus stays at the start of the page. */
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

/** Focuses the content when the focused element is removed, unless the player moves the focus first. */
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
