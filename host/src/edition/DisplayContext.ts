import { createContext, useContext } from 'react';
import type { EditionControl } from './createEdition';
import type { LocaleControl } from './createLocale';

/** Display settings that the player chooses. */
export interface Display {
  readonly edition: EditionControl;
  readonly locale: LocaleControl;
}

export const DisplayContext = createContext<Display | undefined>(undefined);

export function useDisplay(): Display {
  const display = useContext(DisplayContext);
  if (!display) throw new Error("the host's components need a DisplayContext around them");
  return display;
}
