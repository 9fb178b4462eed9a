import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { Flags } from '@site/shared/contract/services';
import type { PreInfo } from '@site/shared/wire/site';

export interface HostFlags extends Readable<Flags> {
  applySite(config: PreInfo['siteBaseConfig']): void;
}

/** Default flags. Depositing and the choice of an edition are on by default (decisions 8 and 48). */
const DEFAULTS: Flags = {
  selfSport: true,
  vipNoSave: false,
  innerGame: true,
  hideRealNumber: true,
  withdrawPassword: true,
  depositGuide: true,
  editionSwitch: true,
};

/**
 * Creates the feature flags: those of the themed build from the deployment manifest, and those of the site from the
 * pre-info. The build sets whether games open inside the app, and the site overrides it.
 *
 * Implements R-FLAG-01 to R-FLAG-05, R-FLAG-07, R-FLAG-08.
 */
export function createFlags(build: DeploymentManifest['flags'] | undefined): HostFlags {
  const { selfSport, vipNoSave, innerGame, hideRealNumber, withdrawPassword } = build ?? DEFAULTS;
  const cell = createCell<Flags>({ ...DEFAULTS, selfSport, vipNoSave, innerGame, hideRealNumber, withdrawPassword });
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    applySite(config) {
      cell.set({
        ...cell.get(),
        innerGame: config.innerGame === '1',
        depositGuide: config.depositGuide === '1',
        editionSwitch: config.editionSwitch === '1',
      });
    },
  };
}
