import type { ComponentType } from 'react';
import type { OwnScreenId, ScreenRoute } from './route';

export interface OwnScreenProps {
  /** Parameters of the address and of its route. */
  readonly params: Readonly<Record<string, string>>;
}

export type OwnScreenComponent = ComponentType<OwnScreenProps>;

/**
 * Loaders of the host's own screens, called when a screen is first entered. The next call retries after a failure.
 * Implements R-NAV-04.
 */
export type OwnScreens = Readonly<Record<OwnScreenId, () => Promise<OwnScreenComponent>>>;

/** Result of the loader of an address. */
export interface LoadedScreen {
  /** Screen that is shown. Not-found if the site does not offer the one of the address. */
  readonly route: ScreenRoute;
  /** Parameters of the address and of its route. */
  readonly params: Readonly<Record<string, string>>;
  /** Component of a screen of the host. Undefined for a screen of a remote, which its outlet loads. */
  readonly Screen: OwnScreenComponent | undefined;
}
