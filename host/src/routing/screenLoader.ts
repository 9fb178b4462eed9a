import type { ComponentType } from 'react';
import type { OwnScreenId } from './route';

export interface OwnScreenProps {
  /** Parameters of the address and of its route. */
  readonly params: Readonly<Record<string, string>>;
}

type OwnScreenComponent = ComponentType<OwnScreenProps>;

export type OwnScreens = Readonly<Record<OwnScreenId, () => Promise<OwnScreenComponent>>>;

/** Loads the host's own screens, each when it is first entered. Implements R-NAV-04. */
export interface ScreenLoader {
  /** A screen that is loaded already, to be rendered at once. */
  loaded(id: OwnScreenId): OwnScreenComponent | undefined;
  /** Rejects where the code cannot be fetched; the next call tries again. */
  load(id: OwnScreenId): Promise<OwnScreenComponent>;
}

export function createScreenLoader(screens: OwnScreens): ScreenLoader {
  const loaded = new Map<OwnScreenId, OwnScreenComponent>();
  return {
    loaded: (id) => loaded.get(id),
    async load(id) {
      const screen = await screens[id]();
      loaded.set(id, screen);
      return screen;
    },
  };
}
