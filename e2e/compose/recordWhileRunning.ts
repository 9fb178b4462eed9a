import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { WORKSPACE_DIR } from '@site/release/packages';
import { recordSite, recordStop } from '@site/release/sites';
import type { Running } from '@site/release/stopOnSignal';

/**
 * Records the site on the default addresses for later commands, until it stops. A site with another manifest or other
 * addresses does not belong to this checkout and is not recorded.
 */
export function recordWhileRunning(facts: { readonly build: string; readonly isDevelopment?: true }, running: Running): void {
  if (process.env['SITE_DEPLOYMENTS'] !== undefined || process.env['SITE_ADDRESSES'] !== undefined) return;
  const portOf = (origin: string): number => Number(new URL(origin).port);
  const site = {
    port: portOf(DEFAULT_ADDRESSES.host),
    platformPort: portOf(DEFAULT_ADDRESSES.platform),
    startedAt: new Date().toISOString(),
    ...facts,
  };
  recordSite(WORKSPACE_DIR, { ...site, pid: process.pid });
  running.add({
    stop: () => {
      recordStop(WORKSPACE_DIR, site);
      return Promise.resolve();
    },
  });
}
