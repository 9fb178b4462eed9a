import { createRoot } from 'react-dom/client';
import type { RemoteId, RemoteLifecycles, RequestedView } from '../contract/remoteProps';
import { createStandaloneHost } from './createStandaloneHost';
import { StandalonePage } from './StandalonePage';
import '../tokens/tokens.css';
import '../tokens/base.css';

/** Views by id, each with the parameters it starts with. */
type StandaloneViews = Readonly<Record<string, RequestedView['params']>>;

export interface StandaloneOptions {
  readonly id: RemoteId;
  readonly screens: StandaloneViews;
  readonly widgets?: StandaloneViews;
}

/**
 * Runs a remote alone, for its own team: `pnpm --filter remote-x dev`. Calls go to the platform where it runs, by way of the development
 * server.
 *
 * @example
 * import * as remote from './remote';
 * runStandalone(remote, { id: 'wallet', screens: { saveMoney: {} }, widgets: { 'balance-menu': {} } });
 */
export function runStandalone(lifecycles: RemoteLifecycles, { id, screens, widgets = {} }: StandaloneOptions): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const host = createStandaloneHost(id, {
    fetch: (url, init) => fetch(url, init),
    confirm: (message) => window.confirm(message),
    origin: window.location.origin,
  });
  const views = [...toViews('screen', screens), ...toViews('widget', widgets)];
  createRoot(root).render(<StandalonePage lifecycles={lifecycles} views={views} host={host} />);
}

function toViews(kind: RequestedView['kind'], views: StandaloneViews): readonly RequestedView[] {
  return Object.entries(views).map(([id, params]) => ({ kind, id, params }));
}
