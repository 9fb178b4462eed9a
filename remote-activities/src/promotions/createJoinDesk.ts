import { createCell, type CallResult, type Readable } from '@site/shared/contract';
import { advance, type JoinEvent, type JoinRequest } from './joinRequest';
import { CHECK_DELAYS_MS } from './limits';
import type { Standing } from './standing';

export interface JoinDeskParts {
  readonly join: (key: string) => Promise<CallResult<Standing>>;
  /** How the member stands now. */
  readonly ask: () => Promise<CallResult<Standing>>;
  readonly newKey: () => string;
  /** Resolves after the delay, and never once the view has ended. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Where a promotion is joined: drives the request machine. */
export interface JoinDesk {
  readonly request: Readable<JoinRequest>;
  /** Ignored while a joining is under way. */
  readonly press: () => Promise<void>;
}

export function createJoinDesk({ join, ask, newKey, wait }: JoinDeskParts): JoinDesk {
  const request = createCell<JoinRequest>({ at: 'idle' });
  const dispatch = (event: JoinEvent) => {
    request.set(advance(request.get(), event));
  };

  /** Asks until there is an answer. */
  async function check(): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const result = await ask();
      if (result.ok) {
        dispatch(result.data.is === 'joined' ? { type: 'paid', standing: result.data } : { type: 'not-paid' });
        return;
      }
      if (result.failure.is === 'aborted') return;
      if (result.failure.is === 'refused') {
        dispatch({ type: 'refused', message: result.failure.message });
        return;
      }
      await wait(CHECK_DELAYS_MS[Math.min(attempt, CHECK_DELAYS_MS.length - 1)] ?? 0);
    }
  }

  return {
    request,
    async press() {
      const before = request.get();
      dispatch({ type: 'pressed' });
      if (request.get() === before) return;
      const result = await join(newKey());
      if (result.ok && result.data.is === 'joined') {
        dispatch({ type: 'paid', standing: result.data });
      } else if (!result.ok && result.failure.is === 'refused') {
        dispatch({ type: 'refused', message: result.failure.message });
      } else if (result.ok || result.failure.is !== 'aborted') {
        dispatch({ type: 'link-lost' });
        await check();
      }
    },
  };
}
