import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { Addresses } from '@site/shared/release/addresses';

/** What a configuration is made from. Folders are absolute. */
export interface ServingOptions {
  readonly addresses: Pick<Addresses, 'host' | 'remotes' | 'platform'>;
  /** For the policy of the page. */
  readonly origins: Pick<DeploymentManifest, 'remoteOrigins' | 'gameOrigins'>;
  /** Folder of the page: that of the build, with what it believes of manifests. */
  readonly page: string;
  /** Folder of the host's build. */
  readonly hostBuild: string;
  /** Folder of the build before it: pages that were opened with it still load its parts. */
  readonly previousHostBuild?: string | undefined;
  /** Folder of the releases, `<remote>/<version>/<file>`. */
  readonly store: string;
  /** Folder of the themed build's `deployment.json`. */
  readonly deployment: string;
  /** Folder of nginx's modules, those of brotli among them. */
  readonly modules: string;
  /** For https: a folder with `<name of the host>/fullchain.pem` and `privkey.pem` in it, as certbot lays it out. */
  readonly certificates?: string | undefined;
  readonly workers: number | 'auto';
  /** User of the workers, where the master is root. */
  readonly user?: string | undefined;
  /** Whether this machine listens on IPv6 as well. */
  readonly hasIpv6: boolean;
}
