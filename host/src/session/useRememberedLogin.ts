import { deviceNow } from '@site/shared/deviceNow';
import { useMemo } from 'react';
import { useOverlays } from '../overlays/OverlaysContext';
import { useShell } from '../services/ShellContext';
import { createRememberedLogin, type RememberedCredentials, type RememberedLogin } from './rememberedCredentials';
import { sessionTranslator } from './texts';

/** Remembered credentials, for a form that signs in. */
export interface RememberingForm extends Pick<RememberedLogin, 'read' | 'forget'> {
  /**
   * Stores the credentials after a login if the player chose so, and removes earlier ones if not. Shows a toast when
   * the device cannot store them.
   */
  settle(chosen: RememberedCredentials | undefined): Promise<void>;
}

export function useRememberedLogin(): RememberingForm {
  const { storage, i18n } = useShell();
  const overlays = useOverlays();
  return useMemo(() => {
    const { read, keep, forget } = createRememberedLogin(storage, deviceNow);
    return {
      read,
      forget,
      async settle(chosen) {
        if (chosen === undefined) forget();
        else if (!(await keep(chosen))) overlays.toast(sessionTranslator(i18n)('sign_in.not_remembered'), 'warning');
      },
    };
  }, [storage, overlays, i18n]);
}
