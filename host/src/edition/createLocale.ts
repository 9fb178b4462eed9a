import { createCell, type Readable } from '@site/shared/contract/readable';
import type { Locale, Logger } from '@site/shared/contract/services';
import type { PackageI18n } from '@site/shared/i18n';
import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';

export interface LocaleControl {
  readonly current: Readable<Locale>;
  /** Loads the language, then shows it and stores the choice. If loading fails, nothing changes. */
  choose(locale: Locale): Promise<void>;
}

/**
 * Creates the display language: the player's choice in any tab, or the themed build's default on a first visit.
 *
 * Implements R-FLAG-06.
 */
export function createLocale(storage: SafeStorage, defaultLocale: Locale, i18n: PackageI18n, logger: Logger): LocaleControl {
  const readChoice = (): Locale => storage.read(LOCAL_ENTRIES.locale) ?? defaultLocale;
  const current = createCell(readChoice());
  const load = async (locale: Locale): Promise<boolean> => {
    try {
      await i18n.use(locale);
      return true;
    } catch (error) {
      logger.warn('locale not loaded', { locale, error });
      return false;
    }
  };
  const follow = async (): Promise<void> => {
    const locale = readChoice();
    // Check the choice again, because it may have changed while the texts were loading.
    if (locale !== current.get() && (await load(locale)) && locale === readChoice()) current.set(locale);
  };
  storage.subscribe(LOCAL_ENTRIES.locale, () => void follow());
  return {
    current,
    async choose(locale) {
      if (!(await load(locale))) return;
      storage.write(LOCAL_ENTRIES.locale, locale);
      current.set(locale);
    },
  };
}
