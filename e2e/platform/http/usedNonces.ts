import { SAFE } from '@site/shared/wire/security';
import type { Clock } from '../kernel';

export interface UsedNonces {
  /** False where it was used before. */
  use(nonce: string): boolean;
  readonly size: number;
}

/**
 * Remembers nonces as long as a message with them could be accepted: one that arrives now was sealed at most a window ahead of the clock, and is
 * accepted until a window after that. So what is remembered is bounded by the calls of two windows.
 *
 * It is the memory of this process, whose key no other process has. Processes that shared a key would have to share the nonces.
 */
export function createUsedNonces(clock: Clock): UsedNonces {
  /** In the order of their arrival, with the moment after which they are not needed. */
  const used = new Map<string, number>();
  return {
    use(nonce) {
      const now = clock.nowMs();
      for (const [old, until] of used) {
        if (until >= now) break;
        used.delete(old);
      }
      if (used.has(nonce)) return false;
      used.set(nonce, now + 2 * SAFE.windowMs);
      return true;
    },
    get size() {
      return used.size;
    },
  };
}
