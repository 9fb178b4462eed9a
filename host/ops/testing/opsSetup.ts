import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { addressesFrom, type Addresses } from '@site/release/addresses';
import type { ReleaseRecord } from '@site/release/releaseRecord';
import type { ReleaseStore } from '@site/release/releaseStore';
import type { SiteConfiguration } from '@site/release/siteConfiguration';
import { integrityOf } from '@site/build/integrity';
import { parseAudit, type AuditLine } from '../deployment/audit';
import { auditFile, readSiteState, type SiteManifest } from '../deployment/manifestFile';
import { run, type ExitCode } from '../cli/run';
import type { Environment } from '../deployment/environment';

/** Remotes of the specification, independent of the workspace in which the tests run. */
export const SPECIFIED_REMOTES = ['sports', 'games', 'wallet', 'member', 'chat', 'activities'].map((id, index) => ({
  id,
  port: index + 1,
}));
export const ADDRESSES = addressesFrom(5900, undefined, SPECIFIED_REMOTES);
const PRELOADED = 'screen.js';

export interface Release {
  readonly record: ReleaseRecord;
  readonly contents: ReadonlyMap<string, string>;
}

let released = 0;

/** Creates a release of an entry, a script and a stylesheet; each is newer than the previous one. */
export function aRelease(remote: RemoteId, version: string, requires = '^1.0.0'): Release {
  const contents = new Map([
    ['remoteEntry.js', `var ${remote} = '${version}';`],
    [PRELOADED, `screen('${version}');`],
    ['assets/screen.css', `.screen-${remote} { --of: '${version}' }`],
  ]);
  const files = [...contents].map(([path, text]) => ({ path, size: text.length, integrity: integrityOf(text) }));
  released += 1;
  const record: ReleaseRecord = {
    remote,
    id: `remote-${remote}`,
    version,
    container: `remote_${remote}_${version.replaceAll(/\W/g, '_')}`,
    entry: 'remoteEntry.js',
    integrity: files[0]?.integrity ?? '',
    requires,
    preload: { screen: [PRELOADED] },
    files,
    source: { commit: '0123456789abcdef', isClean: true },
    releasedAt: new Date(1_790_000_000_000 + released * 1000).toISOString(),
    releasedBy: 'a team',
  };
  return { record, contents };
}

/** Creates a store that contains only these releases. */
export function aStore(releases: readonly Release[]): ReleaseStore {
  const records = releases.map(({ record }) => record).sort((a, b) => b.releasedAt.localeCompare(a.releasedAt));
  return {
    location: 'memory',
    list: (remote) => Promise.resolve(records.filter((record) => record.remote === remote)),
    read: (remote, version) => Promise.resolve(records.find((record) => record.remote === remote && record.version === version)),
    put: () => Promise.reject(new Error('the store is only read here')),
  };
}

/** Fakes the servers of the remotes, which serve the store and allow the host's page to read it. */
export function serving(releases: readonly Release[], addresses: Addresses = ADDRESSES): typeof fetch {
  const texts = new Map<unknown, string>(
    releases.flatMap(({ record, contents }) =>
      [...contents].map(([path, text]) => [`${addresses.remotes[record.remote]}/${record.version}/${path}`, text] as const),
    ),
  );
  return (input) => {
    const text = texts.get(input);
    const headers = { 'access-control-allow-origin': addresses.host };
    return Promise.resolve(text === undefined ? new Response('not found', { status: 404, headers }) : new Response(text, { headers }));
  };
}

export function aSite(overrides: Partial<SiteConfiguration> = {}): SiteConfiguration {
  return {
    build: 'default',
    brand: { name: { 'zh-CN': '曜界', 'zh-TW': '曜界' }, latin: 'YAOJIE' },
    siteId: '1001',
    flags: {
      selfSport: true,
      vipNoSave: false,
      innerGame: true,
      hideRealNumber: true,
      withdrawPassword: true,
      defaultLanguage: 'zh-CN',
    },
    without: new Map(),
    ...overrides,
  };
}

/** Output of a command. `data` is its JSON. */
export interface Answer {
  readonly code: ExitCode;
  readonly data: Record<string, unknown>;
  readonly text: string;
}

export interface OpsSetup {
  readonly environment: Environment;
  readonly file: string;
  /** Runs `pnpm ops …`. */
  readonly ops: (...argv: string[]) => Promise<Answer>;
  readonly manifest: () => Promise<SiteManifest>;
  readonly audit: () => Promise<readonly AuditLine[]>;
}

/** Creates operations in a separate folder. */
export function anOpsSetup(releases: readonly Release[], overrides: Partial<Environment> = {}): OpsSetup {
  const folder = mkdtempSync(join(tmpdir(), 'ops-'));
  const store = aStore(releases);
  const environment: Environment = {
    store: () => store,
    addresses: ADDRESSES,
    fetch: serving(releases),
    operator: () => 'lin',
    now: () => new Date(),
    fileOf: (build) => join(folder, build, 'deployment.json'),
    readSite: (build) => aSite({ build }),
    asksApproval: () => false,
    builds: () => ['default'],
    figures: () => Promise.resolve(undefined),
    announce: () => Promise.resolve(),
    askPlatform: () => Promise.reject(new Error('nobody runs a platform')),
    lockWaitMs: 10_000,
    ...overrides,
  };
  const file = environment.fileOf('default');
  return {
    environment,
    file,
    ops: (...argv) => ask(argv, environment),
    manifest: async () => {
      const { manifest } = await readSiteState(file);
      if (manifest === undefined) throw new Error('there is no manifest');
      return manifest;
    },
    audit: async () => parseAudit(await readFile(auditFile(file), 'utf8')),
  };
}

async function ask(argv: readonly string[], environment: Environment): Promise<Answer> {
  let text = '';
  const write = (more: string): void => {
    text += more;
  };
  const code = await run(argv, environment, { out: write, error: write });
  return { code, text, data: argv.includes('--json') && text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {} };
}
