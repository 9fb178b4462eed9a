import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Addresses } from '@site/release/addresses';

/** What the host's server is made from. Folders are absolute. */
export interface HostFiles {
  /** For the policy of the page. */
  readonly origins: Pick<DeploymentManifest, 'remoteOrigins' | 'gameOrigins'>;
  /** Folder of the page: that of the build, with what it believes of manifests. */
  readonly page: string;
  /** `link` header of the page at `/`. */
  readonly homeLinks?: string | undefined;
  /** Folder of the host's build. */
  readonly hostBuild: string;
  /** Folder of the build before it: pages that were opened with it still load its parts. */
  readonly previousHostBuild?: string | undefined;
  /** Folder of the themed build's `deployment.json`. */
  readonly deployment: string;
}

/** Where calls are logged: `logs/access.log`, the standard output (of a container), or the journal of the machine. */
export const ACCESS_LOGS = ['file', 'stdout', 'syslog'] as const;
export type AccessLog = (typeof ACCESS_LOGS)[number];

/** What a configuration is made from. */
export interface ServingOptions {
  readonly addresses: Pick<Addresses, 'host' | 'remotes' | 'platform'>;
  /** Where the platform's processes are reached, when there are several; the one of the addresses else. */
  readonly platforms?: readonly string[] | undefined;
  /** Absent where this machine serves remotes alone. */
  readonly host?: HostFiles | undefined;
  /** The remotes whose releases this machine serves. */
  readonly remotes: readonly RemoteId[];
  /** Folder of the releases, `<remote>/<version>/<file>`; absolute. */
  readonly store: string;
  /** Folder of nginx's modules, those of brotli among them. */
  readonly modules: string;
  /** For https: a folder with `<name of the host>/fullchain.pem` and `privkey.pem` in it, as certbot lays it out. */
  readonly certificates?: string | undefined;
  readonly workers: number | 'auto';
  /** User of the workers, where the master is root. */
  readonly user?: string | undefined;
  /** Listens 8000 above each port below 1024, which only root may open: something before it forwards, such as the port of a container. */
  readonly unprivileged: boolean;
  readonly accessLog: AccessLog;
  /** Whether this machine listens on IPv6 as well. */
  readonly hasIpv6: boolean;
}
