import { createContext, use } from 'react';
import type { warm } from '@site/shared/ui';

type Warm = Partial<ReturnType<typeof warm>>;

/** Context of a page that opens game dialogs: its links prefetch the dialog's code on hover or focus. */
export const WarmCard = createContext<Warm>({});

/** Returns the prefetch handlers for a link to a game's dialog. */
export function useWarmCard(): Warm {
  return use(WarmCard);
}
