import { useEffect, useMemo } from 'react';
import { useShell } from '../../services/ShellContext';
import { useOverlays } from '../../overlays/OverlaysContext';
import type { CaptchaRunner } from '../captcha/captchaResult';
import { createRecovery, type RecoveryControl } from './createRecovery';
import type { CodeRequest } from './recovery';
import { recoveryTranslator } from './texts';

/** Returns the recovery of this page. A login ends it and clears the entered values. */
export function useRecovery(captcha: CaptchaRunner): RecoveryControl {
  const { http, bus, clock, version, i18n } = useShell();
  const overlays = useOverlays();
  const recovery = useMemo(() => {
    const t = recoveryTranslator(i18n);
    return createRecovery({
      http,
      captcha,
      version,
      now: clock.now,
      announce: (request) => {
        overlays.toast(t(sentText(request)), 'success');
      },
      onReset: () => {
        bus.emit('auth/password-change-success', {});
      },
    });
  }, [http, captcha, version, clock, overlays, bus, i18n]);
  useEffect(() => bus.on('auth/login-success', recovery.startOver), [bus, recovery]);
  return recovery;
}

/** Returns the key of the message about a sent code. Implements R-MSG-13 to R-MSG-15. */
function sentText({ account, way }: CodeRequest): 'new_device.sent' | 'new_device.voice_sent' | 'recovery.email_sent' {
  if (way === 'voice') return 'new_device.voice_sent';
  return account.by === 'phone' ? 'new_device.sent' : 'recovery.email_sent';
}
