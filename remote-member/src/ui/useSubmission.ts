import { useEffect, useRef, useState } from 'react';
import type { CallFailure, CallResult } from '@site/shared/contract';

export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly failure: CallFailure };

export interface SubmissionControl {
  readonly state: Submission;
  readonly isSending: boolean;
  /** Ignores the call while another submission is pending. Resolves with true when the platform accepted it. */
  readonly submit: (send: (ending: { readonly signal: AbortSignal }) => Promise<CallResult<unknown>>) => Promise<boolean>;
}

/** Submits a form, one submission at a time; aborts it when the view unmounts. */
export function useSubmission(): SubmissionControl {
  const [state, setState] = useState<Submission>({ status: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  return {
    state,
    isSending: state.status === 'sending',
    async submit(send) {
      if (state.status === 'sending') return false;
      const own = new AbortController();
      controller.current = own;
      setState({ status: 'sending' });
      const result = await send({ signal: own.signal });
      if (own.signal.aborted) return false;
      setState(result.ok ? { status: 'idle' } : { status: 'failed', failure: result.failure });
      return result.ok;
    },
  };
}
