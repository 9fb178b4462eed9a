import { useEffect, useRef, type RefObject } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import type { RecoveryControl } from './createRecovery';
import { isDoing } from './recovery';

/** Restores the form's focus after a captcha, unless the player is already typing. */
export function useFocusAfterCaptcha(recovery: RecoveryControl, target: RefObject<HTMLElement | null>): void {
  const isProving = isDoing(useReadable(recovery.state), 'proving');
  const wasProving = useRef(false);
  useEffect(() => {
    if (wasProving.current && !isProving && !(document.activeElement instanceof HTMLInputElement)) target.current?.focus();
    wasProving.current = isProving;
  }, [isProving, target]);
}
