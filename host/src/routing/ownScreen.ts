import type { ComponentType } from 'react';
import type { OwnScreenId, ScreenRoute } from './route';

export interface OwnScreenProps {
  /** Parameters of the address and of its route. */
  readonly params: Readonly<Record<string, string>>;
}

export type OwnScreenComponent = ComponentType<OwnScreenProps>;

/** Loads each of the host's own screens when it is first entered. A rejected load is tried again by the next call. Implements R-NAV-04. */
export type OwnScreens = Readonly<Record<OwnScreenId, () => Promise<OwnScreenComponent>>>;

/** Result of the loader of an address. */
export interface LoadedScreen {
  /** The screen that is shown: not-found if the site does not offer the one of the address. */
  readonly route: ScreenRoute;
  /** Parameters of the address and of its route. */
  readonly params: Readonly<Record<string, string>>;
  /** One of the host's own screens; its outlet loads one of a remote. */
  readonly Screen: OwnScreenComponent | undefined;
}
