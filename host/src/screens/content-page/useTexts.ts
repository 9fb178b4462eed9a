import { useReadable } from '@site/shared/contract/useReadable';
import type { Locale } from '@site/shared/contract/services';
import { useDisplay } from '../../edition/DisplayContext';

/** The texts of one screen, small enough to come with it in both languages. */
export function useTexts<Texts>(texts: Readonly<Record<Locale, Texts>>): Texts {
  return texts[useReadable(useDisplay().locale.current)];
}
