import { useReadable } from '@site/shared/contract/useReadable';
import type { Locale } from '@site/shared/contract/services';
import { useDisplay } from '../../edition/DisplayContext';

/** Returns the texts of one screen, which are small enough to be bundled with it in both languages. */
export function useTexts<Texts>(texts: Readonly<Record<Locale, Texts>>): Texts {
  return texts[useReadable(useDisplay().locale.current)];
}
