import { useReadable } from '@site/shared/contract/useReadable';
import type { Locale } from '@site/shared/contract/services';
import { useDisplay } from '../../edition/DisplayContext';

/**
 * The texts of one screen, small enough to come with it in both languages. Their files are in a folder of their own below `locales`:
 * those right in one are fetched with every page (`shared/webpack/chunks.ts`).
 */
export function useTexts<Texts>(texts: Readonly<Record<Locale, Texts>>): Texts {
  return texts[useReadable(useDisplay().locale.current)];
}
