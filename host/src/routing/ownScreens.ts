import type { ComponentType } from 'react';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { OwnScreenId } from './route';

export interface OwnScreenProps {
  /** Those of the address and of its route. */
  readonly params: Readonly<Record<string, string>>;
}

export interface OwnScreenModule {
  readonly View: ComponentType<OwnScreenProps>;
}

/** The host's own screens: each is loaded when it is first entered. Implements R-NAV-04. */
const LOADERS: Readonly<Record<OwnScreenId, () => Promise<OwnScreenModule>>> = {
  home: () => import('../screens/home/HomeScreen'),
  loading: () => import('../screens/loading/LoadingScreen'),
  'not-found': () => import('../screens/not-found/NotFoundScreen'),
  help: () => import('../screens/help/HelpScreen'),
  agent: () => import('../screens/agent/AgentScreen'),
  venture: () => import('../screens/venture/VentureScreen'),
  sponsor: () => import('../screens/sponsor/SponsorScreen'),
  download: () => import('../screens/download/DownloadScreen'),
};

/** The pieces of remotes that are in sight when a screen opens: they are fetched beside its own code. */
export const FIRST_PIECES: Readonly<Partial<Record<OwnScreenId, readonly (readonly [remote: RemoteId, widget: string])[]>>> = {
  home: [
    ['activities', 'promotion-carousel'],
    ['sports', 'live-match'],
    ['games', 'lobby-tiles'],
  ],
};

const loaded = new Map<OwnScreenId, OwnScreenModule>();

/** A screen that is already there, to be drawn at once. */
export function ownScreen(id: OwnScreenId): OwnScreenModule | undefined {
  return loaded.get(id);
}

/** Rejects where the code cannot be had; the next call tries again. */
export async function loadOwnScreen(id: OwnScreenId): Promise<OwnScreenModule> {
  const module = await LOADERS[id]();
  loaded.set(id, module);
  return module;
}
