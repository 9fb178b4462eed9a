import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deploymentManifestSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import { DEFAULT_ADDRESSES } from '@site/release/addresses';
import { compressFiles } from '@site/release/compress';
import { hostBuilds } from '@site/release/hostBuilds';
import { appFiles } from '@site/release/appFiles';
import { drawAppIcons } from '@site/release/appIcons';
import { drawSocialPicture, SOCIAL_PICTURE } from '@site/release/socialPicture';
import { homeLinks, servedPage } from '@site/release/servedPage';
import { keysFolder, trustedKeys } from '@site/release/signingKeys';
import { deploymentFile } from '@site/release/siteFiles';
import { namedStore, parseStoreLocation } from '@site/release/storeLocation';
import { check, describeIssues } from '@site/shared/wire/schema';
import { scriptCommand } from '@site/release/scriptCommand';
import { configurationFiles } from './configuration';
import { ACCESS_LOGS, type AccessLog, type HostFiles } from './servingOptions';

const USAGE = `${scriptCommand('serving', '--out <folder>')} [--build default] [--only host|<remote>] [--modules /usr/lib/nginx/modules] [--workers auto]
  [--user www-data | --unprivileged] [--certificates /etc/letsencrypt/live] [--deployment <file>] [--store <folder>]
  [--access-log file|stdout|syslog] [--platform <origin> --platform <origin> …]

Writes a configuration of nginx for a themed build: of the addresses, the manifest's origins, the newest build of the host and the store of releases.
  --only host      the host without the remotes, as where the store is a bucket, whose own server hands releases out
  --only wallet    the releases of one remote, for a machine of its team
  --platform       where one of several processes of the platform is reached, in place of the platform's address
  --unprivileged   listens on 8443 and 8080 in place of 443 and 80
`;

/** Writes the configuration and prints how to start nginx with it. Throws when an input is missing. */
async function writeConfiguration(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      build: { type: 'string', default: 'default' },
      only: { type: 'string' },
      out: { type: 'string' },
      store: { type: 'string', default: namedStore() },
      deployment: { type: 'string' },
      modules: { type: 'string', default: '/usr/lib/nginx/modules' },
      certificates: { type: 'string' },
      workers: { type: 'string', default: 'auto' },
      user: { type: 'string' },
      unprivileged: { type: 'boolean', default: false },
      'access-log': { type: 'string', default: 'file' },
      platform: { type: 'string', multiple: true },
    },
  });
  if (values.out === undefined) throw new Error(USAGE);
  const { only } = values;
  const out = resolve(values.out);
  const remotes = remotesToServe(only);
  const host =
    only === undefined || only === 'host' ? await writePage(out, resolve(values.deployment ?? deploymentFile(values.build))) : undefined;
  const files = configurationFiles({
    host,
    remotes,
    addresses: DEFAULT_ADDRESSES,
    platforms: values.platform,
    store: remotes.length === 0 ? '' : folderOf(values.store),
    modules: values.modules,
    certificates: values.certificates === undefined ? undefined : resolve(values.certificates),
    workers: parseWorkers(values.workers),
    user: values.user,
    unprivileged: values.unprivileged,
    accessLog: parseAccessLog(values['access-log']),
    hasIpv6: (await lookup('localhost', { all: true })).some(({ family }) => family === 6),
  });
  for (const folder of ['headers', 'logs', 'temp']) mkdirSync(join(out, folder), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(out, path), text);
  process.stdout.write(`${out}\n  nginx -p ${out} -c nginx.conf -e logs/error.log\n`);
}

function remotesToServe(only: string | undefined): readonly RemoteId[] {
  const known = Object.keys(DEFAULT_ADDRESSES.remotes);
  if (only === 'host') return [];
  if (only === undefined) return known;
  if (!known.includes(only)) throw new Error(`${only} has no address: there are host, ${known.join(', ')}`);
  return [only];
}

function folderOf(store: string): string {
  const location = parseStoreLocation(store);
  if (location.kind === 'folder') return location.folder;
  throw new Error(
    `nginx serves releases from a folder, and ${store} is none: name one with --store, or serve --only host beside the bucket's server`,
  );
}

/**
 * Writes the page of the build with the current trusted keys and texts of the themed build. It has to be written again
 * after a key rotation.
 */
async function writePage(out: string, manifestFile: string): Promise<HostFiles> {
  const [hostBuild, previousHostBuild] = hostBuilds();
  const manifest = readManifest(manifestFile);
  const trust = { build: manifest.build, keys: trustedKeys(keysFolder(manifestFile)) };
  if (trust.keys.length === 0)
    throw new Error(
      `No key signs manifests: ${scriptCommand('ops', 'keys create')} makes one, and ${scriptCommand('ops', 'sign --reason …')} signs by it`,
    );
  const page = join(out, 'page');
  mkdirSync(page, { recursive: true });
  const html = readFileSync(join(hostBuild, 'index.html'), 'utf8');
  writeFileSync(join(page, 'index.html'), servedPage(html, trust, manifest, DEFAULT_ADDRESSES.host));
  writeFileSync(join(page, SOCIAL_PICTURE), await drawSocialPicture(manifest));
  for (const [path, icon] of Object.entries(await drawAppIcons(manifest))) writeFileSync(join(page, path), icon);
  for (const [path, { content }] of Object.entries(appFiles(manifest))) writeFileSync(join(page, path), content);
  await compressFiles(page);
  return {
    origins: manifest,
    page,
    homeLinks: homeLinks(html, manifest.remotes),
    hostBuild,
    previousHostBuild,
    deployment: dirname(manifestFile),
  };
}

function readManifest(file: string): DeploymentManifest {
  if (!existsSync(file)) throw new Error(`There is no manifest: ${file} is missing`);
  const result = check(deploymentManifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (result.issues) throw new Error(`${file}: ${describeIssues(result.issues)}`);
  return result.value;
}

function parseWorkers(text: string): number | 'auto' {
  if (text === 'auto') return text;
  if (!/^[1-9]\d?$/.test(text)) throw new Error(`${text} is no number of workers`);
  return Number(text);
}

function parseAccessLog(text: string): AccessLog {
  const found = ACCESS_LOGS.find((place) => place === text);
  if (found === undefined) throw new Error(`Calls are logged to ${ACCESS_LOGS.join(', ')}, not to ${text}`);
  return found;
}

writeConfiguration(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
