import { createContext, use } from 'react';
import type { warm } from '@site/shared/ui';

type Warm = Partial<ReturnType<typeof warm>>;

/** Around a page that opens cards of games: its links to them fetch their code as soon as a pointer or the focus arrives. */
export const WarmCard = createContext<Warm>({});

/** What the link to a game's card does then. */
export function useWarmCard(): Warm {
  return use(WarmCard);
}
