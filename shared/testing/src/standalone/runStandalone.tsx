import { createRoot } from 'react-dom/client';
import type { RemoteLifecycles } from '@site/shared/contract/remoteProps';
import { ignoreRepeatedPresses } from '@site/shared/input/ignoreRepeatedPresses';
import { createStandaloneHost } from './createStandaloneHost';
import { type StandaloneOptions, viewsOf } from './options';
import type { Samples } from './samples';
import { StandalonePage } from './StandalonePage';
import '@site/shared/tokens.css';
import '@site/shared/base.css';

/**
 * Runs a remote alone for its own team: `pnpm --filter remote-x dev`. Calls go to the platform through the development
 * server if it is running; otherwise the remote's own samples answer, and the page shows this.
 *
 * @example import * as remote from './remote'; runStandalone(remote, { id: 'wallet', screens: { saveMoney: {} },
 * widgets: { 'balance-menu': {} } }, SAMPLES);
 */
export function runStandalone(lifecycles: RemoteLifecycles, options: StandaloneOptions, samples: Samples): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const host = createStandaloneHost(options.id, {
    fetch: (url, init) => fetch(url, init),
    confirm: (message) => window.confirm(message),
    origin: window.location.origin,
    samples,
  });
  void host.askPlatform();
  ignoreRepeatedPresses(document);
  createRoot(root).render(<StandalonePage lifecycles={lifecycles} views={viewsOf(options)} host={host} />);
}
