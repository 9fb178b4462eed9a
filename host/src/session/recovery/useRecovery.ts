import { useEffect, useMemo } from 'react';
import type { SafeStorage } from '@site/shared/storage';
import { useShell } from '../../services/ShellContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import type { CaptchaRunner } from '../captcha/captchaResult';
import { createRememberedLogin } from '../rememberedCredentials';
import { createRecovery, type RecoveryControl } from './createRecovery';
import type { CodeRequest } from './recovery';

/** The recovery of this page. A login ends it, so that the typed values are cleared. */
export function useRecovery(captcha: CaptchaRunner): RecoveryControl {
  const { http, bus, storage, clock, version, t } = useShell();
  const overlays = useOverlays();
  const recovery = useMemo(
    () =>
      createRecovery({
        http,
        captcha,
        version,
        now: clock.now,
        announce: (request) => {
          overlays.toast(t(sentText(request)), 'success');
        },
        onReset: (name) => {
          void forgetPasswordOf(storage, name);
          bus.emit('auth/password-change-success', {});
        },
      }),
    [http, captcha, version, clock, overlays, storage, bus, t],
  );
  useEffect(() => bus.on('auth/login-success', recovery.startOver), [bus, recovery]);
  return recovery;
}

/** The remembered password is no longer valid. */
async function forgetPasswordOf(storage: SafeStorage, name: string): Promise<void> {
  const remembered = createRememberedLogin(storage, () => Date.now());
  const known = await remembered.read();
  if (known?.username.toLowerCase() === name.toLowerCase()) remembered.forget();
}

/** Implements R-MSG-13 to R-MSG-15. */
function sentText({ account, way }: CodeRequest): 'new_device.sent' | 'new_device.voice_sent' | 'recovery.email_sent' {
  if (way === 'voice') return 'new_device.voice_sent';
  return account.by === 'phone' ? 'new_device.sent' : 'recovery.email_sent';
}
