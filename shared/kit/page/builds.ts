import type { Palette } from '@site/shared/contract/deploymentManifest';
import type { Locale } from '@site/shared/contract/services';

/** Name of a themed build, and its accent color if it defines one. */
export interface KitBuild {
  readonly build: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly palette: Palette | undefined;
}

/** Constant that the page's build defines from `host/ops/builds`; see `configuration.ts`. */
declare const KIT_BUILDS: readonly KitBuild[];

export const BUILDS: readonly KitBuild[] = KIT_BUILDS;
