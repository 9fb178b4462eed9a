import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { Addresses } from '@site/release/addresses';

/** Inputs of the host's server. Folders are absolute. */
export interface HostFiles {
  /** Origins for the Content-Security-Policy of the page. */
  readonly origins: Pick<DeploymentManifest, 'remoteOrigins' | 'gameOrigins'>;
  /** Folder of the page: that of the build, with the trusted keys of manifests. */
  readonly page: string;
  readonly homeLinks?: string | undefined;
  readonly hostBuild: string;
  /** Folder of the previous build: pages that were opened with it still load its chunks. */
  readonly previousHostBuild?: string | undefined;
  /** Folder of the themed build's `deployment.json`. */
  readonly deployment: string;
}

/**
 * Destinations of the access log: `logs/access.log`, the standard output (of a container), or the journal of the
 * machine.
 */
export const ACCESS_LOGS = ['file', 'stdout', 'syslog'] as const;
export type AccessLog = (typeof ACCESS_LOGS)[number];

export interface ServingOptions {
  readonly addresses: Pick<Addresses, 'host' | 'remotes' | 'platform'>;
  /** Origins of the platform's processes when there are several; default: the one in the addresses. */
  readonly platforms?: readonly string[] | undefined;
  /** Host files; absent when this machine only serves remotes. */
  readonly host?: HostFiles | undefined;
  /** Remotes whose releases this machine serves. */
  readonly remotes: readonly RemoteId[];
  /** Absolute folder of the releases, `<remote>/<version>/<file>`. */
  readonly store: string;
  /** Folder of nginx's modules, including those of brotli. */
  readonly modules: string;
  /**
   * Folder of the https certificates with `<name of the host>/fullchain.pem` and `privkey.pem`, in certbot's layout.
   */
  readonly certificates?: string | undefined;
  readonly workers: number | 'auto';
  /** User of the workers when the master is root. */
  readonly user?: string | undefined;
  /**
   * True to listen 8000 above each port below 1024, which only root may open. A forwarder, such as the port mapping of
   * a container, is required.
   */
  readonly unprivileged: boolean;
  readonly accessLog: AccessLog;
  /** True when this machine also listens on IPv6. */
  readonly hasIpv6: boolean;
}
