import { deploymentManifestSchema, type DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { jsonCodec, type Entry, type SafeStorage } from '@site/shared/storage';
import { check, describeIssues } from '@site/shared/wire/schema';
import { DEPLOYMENT_TIMEOUT_MS, LAST_KNOWN_GOOD_MAX_AGE_MS } from './limits';
import type { SignatureProblem, VerifyManifest } from './verifyManifest';
import { within } from '../services/within';

const DEPLOYMENT_URL = '/deployment.json';

export type DeploymentProblem =
  /** The server did not answer, or not in time. */
  | { readonly why: 'unreachable'; readonly cause: unknown }
  | { readonly why: 'http-status'; readonly status: number }
  /** Typical answers are HTML from a gateway or truncated text. */
  | { readonly why: 'not-json' }
  | { readonly why: 'wrong-shape'; readonly detail: string }
  /** The key is unknown, or the text differs from what was signed. */
  | SignatureProblem
  /** The manifest was signed for another themed build. */
  | { readonly why: 'other-build'; readonly build: string }
  /** The manifest has been replaced since. It came from a cache, or from an attacker who replays it. */
  | { readonly why: 'older-revision'; readonly revision: number; readonly known: number };

export type DeploymentResult =
  | { readonly kind: 'fresh'; readonly manifest: DeploymentManifest }
  | { readonly kind: 'last-known-good'; readonly manifest: DeploymentManifest; readonly ageMs: number; readonly problem: DeploymentProblem }
  | { readonly kind: 'none'; readonly problem: DeploymentProblem };

export interface DeploymentSource {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly storage: SafeStorage;
  readonly verify: VerifyManifest;
  /** Themed build of this page. */
  readonly build: string | undefined;
  /** Returns the time of the device in milliseconds, because the server time is not known yet. */
  readonly now: () => number;
}

interface KeptText {
  readonly savedAt: number;
  readonly text: string;
}

interface KeptManifest {
  readonly ageMs: number;
  readonly manifest: DeploymentManifest;
}

/**
 * Stores the signed text. Any script of the origin can write to the storage, so a stored manifest is verified like a
 * fetched one.
 */
const KEPT: Entry<KeptText> = {
  key: 'site.deployment',
  codec: jsonCodec((data) => {
    if (typeof data !== 'object' || data === null || !('savedAt' in data) || !('text' in data)) return undefined;
    const { savedAt, text } = data;
    return typeof savedAt === 'number' && typeof text === 'string' ? { savedAt, text } : undefined;
  }),
};

/**
 * Fetches the deployment manifest, checks it and stores it. Replaces an unusable one by the last usable one while that
 * is recent enough. Never throws.
 *
 * Revisions only rise, even when operations return to an earlier state. A revision lower than the last one that this
 * browser verified is never used, however old that one is: it would enable again what was disabled.
 *
 * @param cache `no-cache` reuses the response that the page preloads; `no-store` avoids waiting in the browser's cache
 * behind a hanging request
 */
export async function fetchDeployment(source: DeploymentSource, cache: 'no-cache' | 'no-store' = 'no-cache'): Promise<DeploymentResult> {
  const [fetched, kept] = await Promise.all([fetchManifest(source, cache), readKept(source)]);
  if (fetched.ok && !(kept && fetched.manifest.revision < kept.manifest.revision)) {
    source.storage.write(KEPT, { savedAt: source.now(), text: fetched.text });
    return { kind: 'fresh', manifest: fetched.manifest };
  }
  const problem: DeploymentProblem = fetched.ok
    ? { why: 'older-revision', revision: fetched.manifest.revision, known: kept?.manifest.revision ?? 0 }
    : fetched.problem;
  return kept && kept.ageMs >= 0 && kept.ageMs <= LAST_KNOWN_GOOD_MAX_AGE_MS
    ? { kind: 'last-known-good', ...kept, problem }
    : { kind: 'none', problem };
}

type ReadManifest =
  | { readonly ok: true; readonly manifest: DeploymentManifest; readonly text: string }
  | { readonly ok: false; readonly problem: DeploymentProblem };

async function fetchManifest(source: DeploymentSource, cache: RequestCache): Promise<ReadManifest> {
  const abort = new AbortController();
  try {
    return await within(DEPLOYMENT_TIMEOUT_MS, readAnswer(source, { cache, signal: abort.signal }));
  } catch (cause) {
    abort.abort();
    return { ok: false, problem: { why: 'unreachable', cause } };
  }
}

async function readAnswer(source: DeploymentSource, init: RequestInit): Promise<ReadManifest> {
  const response = await source.fetch(DEPLOYMENT_URL, init);
  if (!response.ok) return { ok: false, problem: { why: 'http-status', status: response.status } };
  return readManifest(await response.text(), source);
}

/** Uses text only after its signature is verified, and only the signed part of it. */
async function readManifest(text: string, { verify, build }: DeploymentSource): Promise<ReadManifest> {
  const verified = await verify(text);
  if (!verified.ok) {
    const isOther = verified.problem.why === 'not-signed' && parseJson(text) === undefined;
    return { ok: false, problem: isOther ? { why: 'not-json' } : verified.problem };
  }
  const data = parseJson(verified.json);
  if (data === undefined) return { ok: false, problem: { why: 'not-json' } };
  const result = check(deploymentManifestSchema, data);
  if (result.issues) return { ok: false, problem: { why: 'wrong-shape', detail: describeIssues(result.issues) } };
  const { value: manifest } = result;
  if (manifest.build !== build) return { ok: false, problem: { why: 'other-build', build: manifest.build } };
  return { ok: true, manifest, text };
}

/** Returns the last verified manifest, however old. */
async function readKept(source: DeploymentSource): Promise<KeptManifest | undefined> {
  const kept = source.storage.read(KEPT);
  if (!kept) return undefined;
  const read = await readManifest(kept.text, source);
  return read.ok ? { ageMs: source.now() - kept.savedAt, manifest: read.manifest } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
