import { createContext } from 'react';
import type { warm } from '@site/shared/ui';

/** What the link to a game's card does when a pointer or the focus arrives: on a page that opens cards, their code is on its way then. */
export const WarmCard = createContext<Partial<ReturnType<typeof warm>>>({});
