import { createContext, useContext } from 'react';
import type { HeroTexts } from '@site/shared/contract/deploymentManifest';
import type { Bus } from '@site/shared/contract/events';
import type { HttpService } from '@site/shared/contract/http';
import type { Readable } from '@site/shared/contract/readable';
import type { BalanceService, Locale, Logger, ServerClock } from '@site/shared/contract/services';
import type { PackageI18n } from '@site/shared/i18n';
import type { SafeStorage } from '@site/shared/storage';
import type { HostDock } from './createDock';
import type { HostFlags } from './createFlags';

/** Name in the header. */
export interface Brand {
  readonly name: string;
  readonly latin: string;
}

/**
 * Services for every component of the host. Other folders add their own contexts: `useDisplay`, `useOverlays`,
 * `useSession`, `useRouting`. Remotes get scoped services from the composition instead.
 */
export interface ShellServices {
  readonly http: HttpService;
  readonly bus: Bus;
  readonly balance: BalanceService;
  /** Number of promotion gifts that the member can claim now. 0 for a guest and until it is known. */
  readonly claimable: Readable<number>;
  /** Menu codes in the operator's order. Empty until known. */
  readonly menuOrder: Readable<readonly string[]>;
  readonly clock: ServerClock;
  readonly dock: HostDock;
  /** True in a phone-sized window, where the main links are at the lower edge. */
  readonly isPhone: Readable<boolean>;
  readonly flags: HostFlags;
  readonly storage: SafeStorage;
  readonly logger: Logger;
  /** Translations for a `typedTranslator`, in code that outlives a change of the language. */
  readonly i18n: PackageI18n;
  /** Version of the client, sent with calls. */
  readonly version: string;
  /** Title of the site from its configuration, or `undefined` until known. */
  readonly siteTitle: Readable<string | undefined>;
  /**
   * Address of the site for phones, from its configuration. This origin until it is known, or when the configuration
   * has none.
   */
  readonly mobileUrl: Readable<string>;
  /** True when a deployment manifest describes the site. */
  readonly isConfigured: boolean;
  brandIn(locale: Locale): Brand;
  /** Image of the themed build's mark, or `undefined` for the default mark. */
  readonly brandMark: string | undefined;
  /** Texts of the first slide of home, or `undefined` for the host's own. */
  readonly hero: HeroTexts | undefined;
  contactService(): void;
}

export const ShellContext = createContext<ShellServices | undefined>(undefined);

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("the host's components need a ShellContext around them");
  return shell;
}
