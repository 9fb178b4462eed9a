import { satisfiesContract } from '@site/shared/contract/contractRange';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { CONTRACT_VERSION } from '@site/shared/contract/version';
import { metadataFaults } from '@site/release/metadataFaults';
import { describeRequestFailure, readRequestFailure } from '@site/release/requestFailure';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import { hasIntegrity, integrityOf } from '@site/build/integrity';
import { scriptCommand } from '@site/release/scriptCommand';
import type { SiteManifest } from './manifestFile';
import type { Fault } from './refusal';

const FILES_AT_ONCE = 8;
const FILE_TIMEOUT_MS = 10_000;

/** Access to the servers of the remotes. */
export interface ReleaseClient {
  readonly fetch: typeof fetch;
  /** Origin of the page that will request the files. */
  readonly hostOrigin: string;
}

interface Expected {
  readonly url: string;
  readonly integrity: string;
}

/**
 * Returns why the host would refuse a build before fetching any of it. Operations use the contract of the host in the
 * same release.
 */
export function policyFaults(build: RemoteBuild, remoteOrigins: readonly string[]): readonly Fault[] {
  const { origin } = new URL(build.entry);
  const faults: Fault[] = [];
  if (!remoteOrigins.includes(origin)) {
    faults.push({
      at: build.entry,
      expected: `one of the manifest's origins: ${remoteOrigins.join(', ')}`,
      got: origin,
      advice: `${scriptCommand('ops', 'configure --reason …')} takes up the addresses as they are now`,
    });
  }
  if (!satisfiesContract(CONTRACT_VERSION, build.requires)) {
    faults.push({
      at: `${build.version}: contract`,
      expected: `a range that ${CONTRACT_VERSION} satisfies`,
      got: build.requires,
      advice: 'deploy the host that offers that contract first, or choose another release',
    });
  }
  return faults;
}

/**
 * Returns the reasons why the host would reject the metadata of a build: faults of the shape, and claims that conflict
 * with the host's or another remote's in the manifest.
 */
export function remoteMetadataFaults(
  remote: RemoteId,
  { version, metadata }: RemoteBuild,
  { remotes }: Pick<SiteManifest, 'remotes'>,
): readonly Fault[] {
  if (metadata === undefined) return [];
  const all = Object.fromEntries(Object.entries(remotes).map(([id, deployed]) => [id, deployed?.active?.metadata]));
  return metadataFaults(remote, metadata, all).map((got) => ({
    at: `${version}: site`,
    expected: 'metadata that the host can use',
    got,
    advice: `mend \`site\` in the package.json of remote-${remote}, and release again`,
  }));
}

/**
 * Returns the files of a release that players could not load: each is fetched from its address like the page does, and
 * compared with the release's record. The entry comes first; stops after the first fault.
 */
export async function fileFaults(build: RemoteBuild, record: ReleaseRecord, client: ReleaseClient): Promise<readonly Fault[]> {
  const entry = await entryFault(build, client);
  if (entry !== undefined) return [entry];
  const waiting = record.files
    .filter(({ path }) => path !== record.entry)
    .map(({ path, integrity }): Expected => ({ url: new URL(path, build.entry).href, integrity }));
  const faults: Fault[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && faults.length === 0; next = waiting.shift()) {
      const fault = await fileFault(next, client);
      if (fault !== undefined) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
  return faults;
}

/** Returns the current fault of a build's entry, if any. */
export async function entryFault(
  { entry, integrity }: Pick<RemoteBuild, 'entry' | 'integrity'>,
  client: ReleaseClient,
): Promise<Fault | undefined> {
  return fileFault({ url: entry, integrity }, client);
}

async function fileFault({ url, integrity }: Expected, { fetch, hostOrigin }: ReleaseClient): Promise<Fault | undefined> {
  const fault = (expected: string, got: string, advice: string): Fault => ({ at: url, expected, got, advice });
  try {
    const response = await fetch(url, {
      headers: { origin: hostOrigin },
      redirect: 'manual',
      signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
    });
    const content = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200) {
      return fault('200', String(response.status), "the remote's server does not have the file: look whether it serves the store");
    }
    if (!hasIntegrity(content, integrity)) {
      const type = response.headers.get('content-type') ?? '';
      const what = type.includes('html') ? 'an html page' : `${content.byteLength} bytes with ${integrityOf(content)}`;
      return fault(integrity, what, 'something between the store and here answers in place of the file or changes it');
    }
    const readers = response.headers.get('access-control-allow-origin');
    if (readers !== hostOrigin && readers !== '*') {
      return fault(
        `access-control-allow-origin: ${hostOrigin}`,
        readers ?? 'no such header',
        "the remote's server has to let the host's page read its files",
      );
    }
    return undefined;
  } catch (error) {
    const failure = readRequestFailure(error);
    const got = failure.kind === 'timeout' ? `none within ${FILE_TIMEOUT_MS / 1000} s` : describeRequestFailure(failure);
    return fault('an answer', got, "the remote's server cannot be reached from here");
  }
}
