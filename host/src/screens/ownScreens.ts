import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { OwnScreenId } from '../routing/route';
import type { OwnScreens } from '../routing/ownScreen';

export const OWN_SCREENS: OwnScreens = {
  home: async () => (await import('./home/HomeScreen')).HomeScreen,
  loading: async () => (await import('./loading/LoadingScreen')).LoadingScreen,
  'not-found': async () => (await import('./not-found/NotFoundScreen')).NotFoundScreen,
  help: async () => (await import('./help/HelpScreen')).HelpScreen,
  agent: async () => (await import('./agent/AgentScreen')).AgentScreen,
  venture: async () => (await import('./venture/VentureScreen')).VentureScreen,
  sponsor: async () => (await import('./sponsor/SponsorScreen')).SponsorScreen,
  notices: async () => (await import('./notices/NoticesScreen')).NoticesScreen,
  download: async () => (await import('./download/DownloadScreen')).DownloadScreen,
};

/** Widgets visible when a screen opens. They are fetched in parallel with its own code. */
export const INITIAL_WIDGETS: Readonly<Partial<Record<OwnScreenId, readonly (readonly [remote: RemoteId, widget: string])[]>>> = {
  home: [
    ['activities', 'promotion-carousel'],
    ['sports', 'live-match'],
    ['games', 'lobby-tiles'],
  ],
};
