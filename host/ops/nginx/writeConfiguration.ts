import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deploymentManifestSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { withManifestTrust, type ManifestTrust } from '@site/shared/manifestTrust';
import { DEFAULT_ADDRESSES } from '@site/shared/release/addresses';
import { compressFiles } from '@site/shared/release/compress';
import { hostBuilds } from '@site/shared/release/hostBuilds';
import { WORKSPACE_DIR } from '@site/shared/release/packages';
import { keysFolder, trustedKeys } from '@site/shared/release/signingKeys';
import { deploymentFile } from '@site/shared/release/siteFiles';
import { check, describeIssues } from '@site/shared/wire/schema';
import { configurationFiles } from './configuration';

const USAGE = `pnpm serving --out <folder> [--build default] [--modules /usr/lib/nginx/modules] [--workers auto] [--user www-data]
  [--certificates /etc/letsencrypt/live] [--deployment <file>] [--store <folder>]

Writes a configuration of nginx for a themed build: of the addresses, the manifest's origins, the newest build of the host and the store of releases.
`;

/** Writes the configuration and prints how to start nginx with it. Throws where something it is made from is missing. */
async function writeConfiguration(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      build: { type: 'string', default: 'default' },
      out: { type: 'string' },
      store: { type: 'string', default: process.env['RELEASE_STORE'] ?? join(WORKSPACE_DIR, '.site', 'store') },
      deployment: { type: 'string' },
      modules: { type: 'string', default: '/usr/lib/nginx/modules' },
      certificates: { type: 'string' },
      workers: { type: 'string', default: 'auto' },
      user: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new Error(USAGE);
  if (values.store.includes('://'))
    throw new Error(`nginx serves releases from a folder, and ${values.store} is none: name one with --store`);
  const manifestFile = resolve(values.deployment ?? deploymentFile(values.build));
  const out = resolve(values.out);
  const [hostBuild, previousHostBuild] = hostBuilds();
  const manifest = readManifest(manifestFile);
  const page = join(out, 'page');
  const files = configurationFiles({
    page,
    hostBuild,
    previousHostBuild,
    addresses: DEFAULT_ADDRESSES,
    origins: manifest,
    store: resolve(values.store),
    deployment: dirname(manifestFile),
    modules: values.modules,
    certificates: values.certificates === undefined ? undefined : resolve(values.certificates),
    workers: parseWorkers(values.workers),
    user: values.user,
    hasIpv6: (await lookup('localhost', { all: true })).some(({ family }) => family === 6),
  });
  for (const folder of ['headers', 'logs', 'temp']) mkdirSync(join(out, folder), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(out, path), text);
  await writePage(page, join(hostBuild, 'index.html'), { build: manifest.build, keys: trustedKeys(keysFolder(manifestFile)) });
  process.stdout.write(`${out}\n  nginx -p ${out} -c nginx.conf -e logs/error.log\n`);
}

/** The page of the build, with the keys that are trusted now: after an exchange of keys this is written again. */
async function writePage(folder: string, html: string, trust: ManifestTrust): Promise<void> {
  if (trust.keys.length === 0) throw new Error('No key signs manifests: pnpm ops keys create makes one, and pnpm ops sign signs by it');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), withManifestTrust(readFileSync(html, 'utf8'), trust));
  await compressFiles(folder);
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

writeConfiguration(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
