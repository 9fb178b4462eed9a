import { createCell, type CallResult, type Readable } from '@site/shared/contract';
import { advance, type JoinEvent, type JoinRequest } from './joinRequest';
import { CHECK_DELAYS_MS } from './limits';
import type { Standing } from './standing';

export interface JoinDeskParts<Paid extends Standing> {
  readonly join: (key: string) => Promise<CallResult<Standing>>;
  /** How the member stands now, and what became of the key where that matters. */
  readonly ask: (key: string) => Promise<CallResult<Standing>>;
  /** Whether a standing says that this joining was paid. */
  readonly isPaid: (standing: Standing) => standing is Paid;
  readonly newKey: () => string;
  /** Resolves after the delay, and never once the view has ended. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Where a promotion is joined: drives the request machine. */
export interface JoinDesk<Paid extends Standing> {
  readonly request: Readable<JoinRequest<Paid>>;
  /** Ignored while a joining is under way. */
  readonly press: () => Promise<void>;
}

export function createJoinDesk<Paid extends Standing>({ join, ask, isPaid, newKey, wait }: JoinDeskParts<Paid>): JoinDesk<Paid> {
  const request = createCell<JoinRequest<Paid>>({ status: 'idle' });
  const dispatch = (event: JoinEvent<Paid>) => {
    request.set(advance(request.get(), event));
  };

  /** Asks until there is an answer. */
  async function check(key: string): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const result = await ask(key);
      if (result.ok) {
        dispatch(isPaid(result.data) ? { type: 'paid', standing: result.data } : { type: 'not-paid' });
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
      const key = newKey();
      const result = await join(key);
      if (result.ok && isPaid(result.data)) {
        dispatch({ type: 'paid', standing: result.data });
      } else if (!result.ok && result.failure.is === 'refused') {
        dispatch({ type: 'refused', message: result.failure.message });
      } else if (result.ok || result.failure.is !== 'aborted') {
        dispatch({ type: 'link-lost' });
        await check(key);
      }
    },
  };
}
