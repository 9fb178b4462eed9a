import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { WORKSPACE_IDS } from '@site/release/packages';
import { toRemoteBuild } from '@site/release/remoteBuild';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import { readSiteConfiguration } from '@site/release/siteConfiguration';
import { deploymentFile } from '@site/release/siteFiles';
import { aRelease } from '@site/release/testing/releases';
import { deployReleases } from './deployReleases';

const OLD = '1.0.0-aaaaaaaa';
const NEW = '1.0.0-bbbbbbbb';

function aRecord(remote: RemoteId, version: string): ReleaseRecord {
  return aRelease({ remote, id: `remote-${remote}`, version }).record;
}

/**
 * Fakes the operations commands that a start runs. Every remote has an old and a new release; `commands` records the
 * calls.
 */
function operationsOf(build: string) {
  process.env['SITE_DEPLOYMENTS'] = mkdtempSync(join(tmpdir(), 'deployments-'));
  const { without, ...facts } = readSiteConfiguration(build);
  const remotes: Partial<Record<RemoteId, RemoteDeployment>> = {};
  const commands: string[] = [];
  const promote = (remote: RemoteId, version: string): void => {
    remotes[remote] = {
      ...(remotes[remote] ?? { enabled: true }),
      active: toRemoteBuild(aRecord(remote, version), `http://${remote}.example.com`),
    };
  };
  const operate = (args: readonly string[]): Promise<void> => {
    commands.push(args.join(' '));
    const [command, remote, version] = args;
    if (command === 'promote') promote(remote as RemoteId, version ?? '');
    else if (args.includes('--latest')) for (const id of WORKSPACE_IDS) if (!without.has(id)) promote(id, NEW);
    mkdirSync(dirname(deploymentFile(build)), { recursive: true });
    writeFileSync(
      deploymentFile(build),
      JSON.stringify({ ...facts, schema: 1, revision: commands.length, remoteOrigins: [], gameOrigins: [], remotes }),
    );
    return Promise.resolve();
  };
  const list = (remote: RemoteId): Promise<readonly ReleaseRecord[]> => Promise.resolve([aRecord(remote, NEW), aRecord(remote, OLD)]);
  return { remotes, commands, operate, store: { list } };
}

/** Returns the built releases: the new one of each remote, the old one for the remotes in `older`. */
function built(older: readonly RemoteId[] = []): readonly { readonly record: ReleaseRecord }[] {
  return WORKSPACE_IDS.map((remote) => ({ record: aRecord(remote, older.includes(remote) ? OLD : NEW) }));
}

afterEach(() => {
  delete process.env['SITE_DEPLOYMENTS'];
});

describe('what is built', () => {
  it('is deployed in one step where it is what was released last', async () => {
    const { commands, operate, store } = operationsOf('default');

    const manifest = await deployReleases('default', built(), store, operate);

    expect(commands).toEqual(['configure --latest --build default --reason npm start']);
    expect(Object.keys(manifest.remotes)).toEqual(WORKSPACE_IDS);
  });

  it('is deployed too where older sources gave it again, and stays at the next start', async () => {
    const { remotes, commands, operate, store } = operationsOf('default');
    await deployReleases('default', built(), store, operate);
    commands.length = 0;

    await deployReleases('default', built(['wallet']), store, operate);
    await deployReleases('default', built(['wallet']), store, operate);

    const configure = 'configure --build default --reason npm start';
    expect(commands).toEqual([configure, `promote wallet ${OLD} --build default --reason npm start`, configure]);
    expect(remotes['wallet']?.active?.version).toBe(OLD);
  });

  it('is not deployed where the themed build does without it', async () => {
    const { commands, operate, store } = operationsOf('gilt');

    const manifest = await deployReleases('gilt', built(['chat']), store, operate);

    expect(commands).toEqual(['configure --latest --build gilt --reason npm start']);
    expect(manifest.remotes['chat']).toBeUndefined();
  });

  it('is not served where operations refuse', async () => {
    const { store } = operationsOf('default');
    const refuse = (): Promise<void> => Promise.reject(new Error('ops ended with 1'));

    await expect(deployReleases('default', built(), store, refuse)).rejects.toThrow('ops ended with 1');
  });
});
