import { useServices, type CallResult } from '@site/shared/contract';
import { useSubmission, type Submission } from '../ui/useSubmission';

/** Sends one change at a time. */
export interface ProtectionChange {
  readonly state: Submission;
  readonly isSending: boolean;
  /** True where the platform has taken it: everything that shows it is read again, and `done` is shown to the player. */
  readonly send: (send: (ending: { readonly signal: AbortSignal }) => Promise<CallResult<unknown>>, done: string) => Promise<boolean>;
}

/** @param onChanged also after a refusal: what is shown may be old */
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
