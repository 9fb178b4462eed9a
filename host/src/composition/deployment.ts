import { deploymentManifestSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { jsonCodec, type Entry, type SafeStorage } from '@site/shared/storage';
import { check, describeIssues } from '@site/shared/wire/schema';
import { DEPLOYMENT_TIMEOUT_MS, LAST_KNOWN_GOOD_MAX_AGE_MS } from './limits';
import { within } from '../services/within';

const DEPLOYMENT_URL = '/deployment.json';

/** Why the fetched manifest cannot be used. */
export type DeploymentProblem =
  /** No answer, or none in time. */
  | { readonly why: 'unreachable'; readonly cause: unknown }
  | { readonly why: 'http-status'; readonly status: number }
  /** HTML of some gateway, a text cut short. */
  | { readonly why: 'not-json' }
  | { readonly why: 'wrong-shape'; readonly detail: string }
  /** A cache on the way answered with one that has been replaced. */
  | { readonly why: 'older-revision'; readonly revision: number; readonly known: number };

export type DeploymentResult =
  | { readonly kind: 'fresh'; readonly manifest: DeploymentManifest }
  | { readonly kind: 'last-known-good'; readonly manifest: DeploymentManifest; readonly ageMs: number; readonly problem: DeploymentProblem }
  | { readonly kind: 'none'; readonly problem: DeploymentProblem };

export interface DeploymentSource {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly storage: SafeStorage;
  /** The device's clock, in milliseconds: no server time is known yet. */
  readonly now: () => number;
}

interface KeptManifest {
  readonly savedAt: number;
  readonly manifest: DeploymentManifest;
}

/** Stored manifests are checked like fetched ones: any script of the origin can write to the storage. */
const KEPT: Entry<KeptManifest> = {
  key: 'site.deployment',
  codec: jsonCodec((data) => {
    if (typeof data !== 'object' || data === null || !('savedAt' in data) || !('manifest' in data)) return undefined;
    const { savedAt } = data;
    const result = check(deploymentManifestSchema, data.manifest);
    return typeof savedAt === 'number' && !result.issues ? { savedAt, manifest: result.value } : undefined;
  }),
};

/**
 * Fetches the deployment manifest, checks it and stores it. An unusable one is replaced by the last usable one, while that
 * is young enough. Never throws.
 *
 * An older revision than the kept one counts as a problem only while the stored one may replace it: after that, only the network is
 * trusted.
 *
 * @param cache `no-cache` uses what the page preloads; `no-store` does not wait in the browser's cache behind a request that hangs
 */
export async function fetchDeployment(source: DeploymentSource, cache: 'no-cache' | 'no-store' = 'no-cache'): Promise<DeploymentResult> {
  const fetched = await fetchManifest(source.fetch, cache);
  const kept = readKept(source);
  if (fetched.ok && !(kept && fetched.manifest.revision < kept.manifest.revision)) {
    source.storage.write(KEPT, { savedAt: source.now(), manifest: fetched.manifest });
    return { kind: 'fresh', manifest: fetched.manifest };
  }
  const problem: DeploymentProblem = fetched.ok
    ? { why: 'older-revision', revision: fetched.manifest.revision, known: kept?.manifest.revision ?? 0 }
    : fetched.problem;
  return kept
    ? { kind: 'last-known-good', manifest: kept.manifest, ageMs: source.now() - kept.savedAt, problem }
    : { kind: 'none', problem };
}

type FetchedManifest =
  | { readonly ok: true; readonly manifest: DeploymentManifest }
  | { readonly ok: false; readonly problem: DeploymentProblem };

async function fetchManifest(fetch: DeploymentSource['fetch'], cache: RequestCache): Promise<FetchedManifest> {
  const abort = new AbortController();
  try {
    return await within(DEPLOYMENT_TIMEOUT_MS, readManifest(fetch, { cache, signal: abort.signal }));
  } catch (cause) {
    abort.abort();
    return { ok: false, problem: { why: 'unreachable', cause } };
  }
}

async function readManifest(fetch: DeploymentSource['fetch'], init: RequestInit): Promise<FetchedManifest> {
  const response = await fetch(DEPLOYMENT_URL, init);
  if (!response.ok) return { ok: false, problem: { why: 'http-status', status: response.status } };
  const data = parseJson(await response.text());
  if (data === undefined) return { ok: false, problem: { why: 'not-json' } };
  const result = check(deploymentManifestSchema, data);
  if (result.issues) return { ok: false, problem: { why: 'wrong-shape', detail: describeIssues(result.issues) } };
  return { ok: true, manifest: result.value };
}

function readKept({ storage, now }: DeploymentSource): KeptManifest | undefined {
  const kept = storage.read(KEPT);
  if (!kept) return undefined;
  const ageMs = now() - kept.savedAt;
  return ageMs >= 0 && ageMs <= LAST_KNOWN_GOOD_MAX_AGE_MS ? kept : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
