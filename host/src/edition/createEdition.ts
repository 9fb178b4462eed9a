import { createCell, type Readable } from '@site/shared/contract/readable';
import type { Edition, Flags } from '@site/shared/contract/services';
import { LOCAL_ENTRIES, type SafeStorage } from '@site/shared/storage';

export interface EditionControl {
  /** Edition that is shown. */
  readonly current: Readable<Edition>;
  /** Stores the player's choice on the device. It is shown while the site allows the choice. */
  choose(edition: Edition): void;
}

/** Assumption: only the choice decides; the device's preference for dark is ignored. Implements R-CONST-27. */
const DEFAULT_EDITION: Edition = 'classic';

/**
 * Creates the edition: the player's choice while the site's switch is on, otherwise classic.
 *
 * Implements R-EDITION-04 to R-EDITION-07, R-STORE-10.
 */
export function createEdition(storage: SafeStorage, flags: Readable<Flags>): EditionControl {
  const readChoice = (): Edition => storage.read(LOCAL_ENTRIES.edition) ?? DEFAULT_EDITION;
  const decide = (): Edition => (flags.get().editionSwitch ? readChoice() : DEFAULT_EDITION);
  const current = createCell(decide());
  const update = () => {
    current.set(decide());
  };
  flags.subscribe(update);
  storage.subscribe(LOCAL_ENTRIES.edition, update);
  return {
    current,
    choose(edition) {
      storage.write(LOCAL_ENTRIES.edition, edition);
      update();
    },
  };
}
