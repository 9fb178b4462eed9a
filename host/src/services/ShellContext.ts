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

/** The name in the brand slot. */
export interface Brand {
  readonly name: string;
  readonly latin: string;
}

/**
 * What every component of the host may use. The rooms above have contexts of their own: `useDisplay`, `useOverlays`, `useSession`,
 * `useRouting`. Remotes get scoped services from the composition instead.
 */
export interface ShellServices {
  readonly http: HttpService;
  readonly bus: Bus;
  readonly balance: BalanceService;
  /** How many gifts of promotions the member can claim now; 0 for a guest, and until it is known. */
  readonly claimable: Readable<number>;
  /** Codes of the menu in the operator's order; empty until it is known. */
  readonly menuOrder: Readable<readonly string[]>;
  readonly clock: ServerClock;
  readonly dock: HostDock;
  /** In the window of a phone the main ways are at its lower edge. */
  readonly isPhone: Readable<boolean>;
  readonly flags: HostFlags;
  readonly storage: SafeStorage;
  readonly logger: Logger;
  /** For a `typedTranslator`, in code that outlives a change of the language. */
  readonly i18n: PackageI18n;
  /** Version of the client, as calls carry it. */
  readonly version: string;
  /** Title of the site from its configuration; `undefined` until known. */
  readonly siteTitle: Readable<string | undefined>;
  /** Address of the site for phones: from its configuration, or this origin until that is known or where it names none. */
  readonly mobileUrl: Readable<string>;
  /** Whether there is a deployment to compose the site from. */
  readonly isConfigured: boolean;
  brandIn(locale: Locale): Brand;
  /** Image of the themed build's mark; `undefined` for the default mark. */
  readonly brandMark: string | undefined;
  /** Texts of the first slide of home; `undefined` for the host's own. */
  readonly hero: HeroTexts | undefined;
  contactService(): void;
}

export const ShellContext = createContext<ShellServices | undefined>(undefined);

export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("the host's components need a ShellContext around them");
  return shell;
}
