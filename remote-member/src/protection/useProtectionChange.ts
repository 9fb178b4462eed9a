import { useServices, type CallResult } from '@site/shared/contract';
import { useSubmission, type Submission } from '../ui/useSubmission';

/** Sends one change at a time. */
export interface ProtectionChange {
  readonly state: Submission;
  readonly isSending: boolean;
  /**
   * Resolves with true when the platform has accepted the change. Then everything that shows it is reloaded, and the
   * player sees `done`.
   */
  readonly send: (send: (ending: { readonly signal: AbortSignal }) => Promise<CallResult<unknown>>, done: string) => Promise<boolean>;
}

/** @param onChanged called after a refusal too, because the shown data may be out of date */
export function useProtectionChange(onChanged: () => void): ProtectionChange {
  const { bus, overlays } = useServices();
  const { state, isSending, submit } = useSubmission();
  return {
    state,
    isSending,
    async send(send, done) {
      const isTaken = await submit(send);
      onChanged();
      if (!isTaken) return false;
      // The host reads from the member's record when to show a reality check.
      bus.emit('member/changed', {});
      overlays.toast(done, 'success');
      return true;
    },
  };
}
