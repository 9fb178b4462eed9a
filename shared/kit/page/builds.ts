import type { Palette } from '../../src/contract/deploymentManifest';
import type { Locale } from '../../src/contract/services';

/** What the page shows of a themed build: its name, and its accent where it brings one. */
export interface KitBuild {
  readonly build: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly palette: Palette | undefined;
}

/** Put in by the page's build, from `host/ops/builds`; see `configuration.ts`. */
declare const KIT_BUILDS: readonly KitBuild[];

export const BUILDS: readonly KitBuild[] = KIT_BUILDS;
