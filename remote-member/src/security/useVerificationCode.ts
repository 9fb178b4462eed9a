import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useCountdown } from '@site/shared/ui';
import { isTooSoon, sendVerificationCode, type CodeChannel } from './securityApi';
import { useTranslation } from './texts';
import { beginCooldown, readCooldownEnd, type CodeUse } from './codeCooldown';
import type { Contact } from './contact';
import { useSubmission, type Submission } from '../ui/useSubmission';

export interface VerificationCodeRequest {
  readonly state: Submission;
  /** Whole seconds until the next code can be requested. */
  readonly secondsLeft: number;
  /** True when a code was requested before: the button then sends another one, and a voice call is offered. */
  readonly wasSent: boolean;
  readonly send: (channel: CodeChannel, contact: Contact | undefined) => Promise<void>;
}

const SENT_TEXTS = { sms: 'binding.code.sent_sms', email: 'binding.code.sent_email', voice: 'binding.code.sent_voice' } as const;

/**
 * Returns the request of verification codes for one use, with a cooldown that survives unmounting. Implements R-MSG-13,
 * R-MSG-14, R-MSG-15, R-CONST-09.
 */
export function useVerificationCode(use: CodeUse): VerificationCodeRequest {
  const { http, clock, storage, overlays } = useServices();
  const { t } = useTranslation();
  const { state, submit } = useSubmission();
  const [endsAt, setEndsAt] = useState(() => readCooldownEnd(storage, use, clock.now()));
  const secondsLeft = useCountdown(endsAt, { now: clock.now });

  return {
    state,
    secondsLeft,
    wasSent: endsAt > 0,
    async send(channel, contact) {
      if (secondsLeft > 0) return;
      const isSent = await submit(async (ending) => {
        const result = await sendVerificationCode(http, { use, contact, channel }, ending);
        // Another page may have requested a code; its cooldown applies here too.
        if (result.ok || isTooSoon(result)) setEndsAt(beginCooldown(storage, use, clock.now()));
        return result;
      });
      if (isSent) overlays.toast(t(SENT_TEXTS[channel]), 'success');
    },
  };
}
