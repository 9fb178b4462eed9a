import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteBuild } from '@site/shared/contract/deploymentManifest';
import { readBuild, readCurrentBuild } from '@site/release/currentBuild';
import { packageDir } from '@site/release/packages';
import { toFallback, toRemoteBuild } from '@site/release/remoteBuild';
import { integrityOf } from '@site/build/integrity';
import { runTypeScript } from '../../compose/run.mjs';

const PROBE_DIR = join(packageDir('e2e'), 'faults', 'probe');
const HOLLOW_DIR = join(PROBE_DIR, '.cache', 'hollow');

/**
 * Remote that fails on command (`probe/src/probeFaults.ts`). It is built with the preset of all remotes and can replace
 * any of the six.
 */
export interface Probe {
  /** Folders of its builds, for the origin of the replaced remote. */
  readonly roots: readonly string[];
  /** Returns its manifest entry on that origin. */
  build(origin: string): RemoteBuild;
  /** Returns the same build with a container that does not expose the module that the host requests. */
  hollow(origin: string): RemoteBuild;
}

/** Builds the probe unless a build of the same sources exists. */
export async function buildProbe(): Promise<Probe> {
  await runTypeScript('shared/release/buildPackage.ts', [PROBE_DIR]);
  const current = readCurrentBuild(PROBE_DIR);
  if (current === undefined) throw new Error('the probe is not built');
  const facts = readBuild(PROBE_DIR, current.version);
  const hollow = { ...facts, version: `${facts.version}-hollow`, container: `${facts.container}_hollow` };
  const entry = await readFile(join(PROBE_DIR, 'dist', facts.version, facts.entry), 'utf8');
  const hollowEntry = entry.replaceAll(facts.container, hollow.container).replaceAll('"./remote"', '"./elsewhere"');
  await mkdir(join(HOLLOW_DIR, hollow.version), { recursive: true });
  await writeFile(join(HOLLOW_DIR, hollow.version, facts.entry), hollowEntry);

  return {
    roots: [join(PROBE_DIR, 'dist'), HOLLOW_DIR],
    build: (origin) => toRemoteBuild(facts, origin),
    hollow: (origin) => toFallback(toRemoteBuild({ ...hollow, integrity: integrityOf(hollowEntry) }, origin)),
  };
}
