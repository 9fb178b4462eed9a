import type { Page } from '@playwright/test';
import { remoteDeploymentSchema, type RemoteBuild } from '@site/shared/contract/deploymentManifest';
import type { RemoteFault, Site } from '../../compose/serve';
import type { ProbeFault } from '../probe/src/probeFaults';
import type { RemoteFacts } from '../../support/remotes';

/** Site in which one remote is about to fail. */
export interface Scene {
  readonly page: Page;
  readonly site: Site;
  readonly remote: RemoteFacts;
  /** Build that will fail. */
  readonly active: RemoteBuild;
  /** Fallback build, if any. */
  readonly previous?: RemoteBuild;
}

/** Sets the fault before the page is opened. Returns a function that clears it while the page stays open. */
type Arrange = (scene: Scene) => Promise<ClearFault> | ClearFault;
export type ClearFault = () => Promise<void> | void;

export interface Fault {
  /** Text that completes "a remote …". */
  readonly title: string;
  /** Failing build: the remote's own, the probe, or the probe with a container that exposes nothing. */
  readonly build: 'own' | 'probe' | 'hollow';
  readonly phase: 'entry' | 'module' | 'mount' | 'render';
  readonly arrange: Arrange;
  /** True when the page reports the fault to the platform, because the bytes have another hash than announced. */
  readonly isReported?: true;
  /** Time limit until the page shows the fault; default: 10 s. */
  readonly timeoutMs?: number;
}

const ENTRY = /remoteEntry\.js$/;

/** Faults of a build that cannot be loaded or must not run. */
export const CODE_FAULTS: readonly Fault[] = [
  { title: 'whose entry is missing', build: 'own', phase: 'entry', arrange: spoil({ kind: 'not-found', files: ENTRY }) },
  { title: 'whose server fails', build: 'own', phase: 'entry', arrange: spoil({ kind: 'server-error' }) },
  {
    title: 'that answers a page in place of its entry',
    build: 'own',
    phase: 'entry',
    arrange: spoil({ kind: 'html', files: ENTRY }),
    isReported: true,
  },
  {
    title: 'that never answers',
    build: 'own',
    phase: 'entry',
    arrange: spoil({ kind: 'hang', files: ENTRY }),
    // The page makes two attempts of 8 s each.
    timeoutMs: 25_000,
  },
  { title: 'that refuses connections', build: 'own', phase: 'entry', arrange: stopServer },
  { title: 'whose script is corrupt', build: 'own', phase: 'entry', arrange: spoil({ kind: 'corrupt', files: ENTRY }), isReported: true },
  { title: 'whose hash in the manifest is another', build: 'own', phase: 'entry', arrange: deployWrongHash, isReported: true },
  { title: 'that exposes nothing', build: 'hollow', phase: 'module', arrange: deployHollow },
  { title: 'whose module is gone', build: 'own', phase: 'module', arrange: spoilModule },
  { title: 'whose screen is gone', build: 'own', phase: 'mount', arrange: spoilScreen('js') },
  { title: 'whose stylesheet is gone', build: 'own', phase: 'mount', arrange: spoilScreen('css') },
];

/** Faults of a build that loads, but whose code fails before or during the mount of its view. */
export const VIEW_FAULTS: readonly Fault[] = [
  { title: 'that throws at import', build: 'probe', phase: 'module', arrange: breakProbe('throws-at-import') },
  { title: 'that throws at mount', build: 'probe', phase: 'mount', arrange: breakProbe('throws-at-mount') },
  { title: 'that throws in render', build: 'probe', phase: 'render', arrange: breakProbe('throws-in-render') },
  { title: 'that throws in an effect', build: 'probe', phase: 'render', arrange: breakProbe('throws-in-an-effect') },
  { title: 'that never paints', build: 'probe', phase: 'mount', arrange: breakProbe('never-paints'), timeoutMs: 15_000 },
];

/** Returns the build that the site was composed with for this remote. */
export function ownBuild(site: Site, remote: RemoteFacts): RemoteBuild {
  const { active } = remoteDeploymentSchema.parse(site.manifest.remotes[remote.id]);
  if (!active) throw new Error(`${remote.id} is not built`);
  return active;
}

/** Deploys one build of the remote, with or without a fallback. */
export function deploy({ site, remote, previous }: Pick<Scene, 'site' | 'remote' | 'previous'>, active: RemoteBuild): void {
  site.deploy({ [remote.id]: { enabled: true, active, ...(previous && { previous }) } });
}

/** Sets a fault of the probe from the start of the page until `clearProbeFault`. */
export function breakProbe(fault: ProbeFault): Arrange {
  return async (scene) => {
    deploy(scene, scene.active);
    await scene.page.addInitScript((probeFault) => (window.probe = probeFault), fault);
    return () => clearProbeFault(scene.page);
  };
}

export async function setProbeFault(page: Page, fault: ProbeFault): Promise<void> {
  await page.evaluate((probeFault) => (window.probe = probeFault), fault);
}

export async function clearProbeFault(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete window.probe;
  });
}

function spoil(fault: RemoteFault): Arrange {
  return (scene) => {
    deploy(scene, scene.active);
    const files = new RegExp(`^/${escape(scene.active.version)}/.*${fault.files?.source ?? '$'}`);
    scene.site.setFault(scene.remote.id, { ...fault, files });
    return () => {
      scene.site.setFault(scene.remote.id, undefined);
    };
  };
}

/** Breaks the files that only this screen needs; for a build that lists none, all but the entry. */
function spoilScreen(ending: 'js' | 'css'): Arrange {
  return async (scene) => {
    const { preload, entry } = scene.active;
    const exposed = await exposedScripts(entry);
    const others = Object.entries(preload).flatMap(([view, files]) => (view === scene.remote.screen ? [] : files.map(({ href }) => href)));
    const own = (preload[scene.remote.screen] ?? []).map(({ href }) => href).filter((href) => ![...others, ...exposed].includes(href));
    const matching = own.filter((href) => href.endsWith(`.${ending}`)).map(escape);
    const first = ['remoteEntry.js', ...exposed].map(escape);
    const files = matching.length > 0 ? new RegExp(`(${matching.join('|')})$`) : new RegExp(`(?<!/(${first.join('|')}))(?<=\\.${ending})$`);
    return spoil({ kind: 'not-found', files })(scene);
  };
}

/** Removes the exposed module but leaves the entry. */
async function spoilModule(scene: Scene): Promise<ClearFault> {
  const scripts = (await exposedScripts(scene.active.entry)).map(escape);
  return spoil({ kind: 'not-found', files: new RegExp(`(${scripts.join('|')})$`) })(scene);
}

/**
 * Reads the scripts of the exposed module from a build's federation manifest. It is the first one, because the manifest
 * may list views after it.
 */
async function exposedScripts(entry: string): Promise<readonly string[]> {
  const response = await fetch(new URL('mf-manifest.json', entry));
  const { exposes } = (await response.json()) as {
    readonly exposes: readonly { readonly assets: { readonly js: { readonly sync: string[] } } }[];
  };
  return exposes.flatMap(({ assets }) => assets.js.sync.slice(0, 1));
}

async function stopServer(scene: Scene): Promise<ClearFault> {
  deploy(scene, scene.active);
  await scene.site.stopRemote(scene.remote.id);
  return () => scene.site.startRemote(scene.remote.id);
}

function deployWrongHash(scene: Scene): ClearFault {
  deploy(scene, { ...scene.active, integrity: `sha384-${'A'.repeat(64)}` });
  return () => {
    deploy(scene, scene.active);
  };
}

function deployHollow(scene: Scene): ClearFault {
  deploy(scene, scene.active);
  return () => {
    deploy(scene, ownBuild(scene.site, scene.remote));
  };
}

function escape(text: string): string {
  return text.replace(/[.\\]/g, '\\$&');
}
