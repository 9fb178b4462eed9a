import { open, readFile, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  deploymentManifestSchema,
  remoteDeploymentSchema,
  type DeploymentManifest,
  type RemoteDeployment,
} from '@site/shared/contract/deploymentManifest';
import type { RemoteId } from '@site/shared/contract/remoteProps';
import type { SignatureFacts } from '@site/release/signingKeys';
import { nextRevision } from '@site/release/siteFiles';
import { check, describeIssues } from '@site/shared/wire/schema';
import writeFileAtomic from 'write-file-atomic';
import { scriptCommand } from '@site/release/scriptCommand';
import { factsOf, hashOf, isOnRecordOnly, parseAudit, toText, type AuditDraft, type AuditLine } from './audit';
import { keepManifest, readKeptManifest } from './keptManifests';
import { isOnRecord, missingLines } from './repairAudit';
import { withLock } from './lock';
import { Refusal } from './refusal';
import { signatureOf, signManifest } from './signatures';
import { systemCode } from './systemError';

/** Manifest in the form that operations use: each remote's entry is validated. */
export interface SiteManifest extends Omit<DeploymentManifest, 'remotes'> {
  readonly remotes: Partial<Readonly<Record<RemoteId, RemoteDeployment>>>;
}

/** Returns the remotes that any of the manifests names. */
export function namedIn(
  ...manifests: readonly ({ readonly remotes: Readonly<Record<RemoteId, unknown>> } | undefined)[]
): readonly RemoteId[] {
  return [...new Set(manifests.flatMap((manifest) => Object.keys(manifest?.remotes ?? {})))];
}

/** State of a themed build: its manifest, and its audit log. */
export interface SiteState {
  /** Manifest from which changes start; absent until the build is configured. */
  readonly manifest: SiteManifest | undefined;
  /** Lines of the audit log, oldest first. */
  readonly lines: readonly AuditLine[];
  /** Set when the manifest on disk is missing or damaged: `manifest` is the copy of that revision. */
  readonly recoveredFrom?: number;
  /** Reason why the manifest on disk is unreadable, or not written by us. */
  readonly damage?: string;
  /** Signature of the manifest on disk; absent when there is none. */
  readonly signature?: SignatureFacts;
}

/** Result of a change; the revision is assigned when it is written. */
export interface Decision {
  readonly manifest: SiteManifest;
  readonly drafts: readonly AuditDraft[];
}

export interface Change {
  readonly who: string;
  readonly approvedBy?: string | undefined;
  readonly why: string;
  /** Command, shown to operators who wait for the lock. */
  readonly what: string;
  readonly build: string;
  readonly now: () => Date;
  readonly lockWaitMs: number;
}

export interface Written {
  readonly revision: number;
  readonly lines: readonly AuditLine[];
}

/** Reads without the lock: the manifest is replaced as a whole, and the audit log only grows. */
export async function readSiteState(file: string): Promise<SiteState> {
  const disk = await readDisk(file);
  return recover(file, disk, disk.lines);
}

/** Reads the audit log, even when the manifest is unreadable. */
export async function readAudit(file: string): Promise<readonly AuditLine[]> {
  return parseAudit((await readIfThere(auditFile(file))) ?? '');
}

export async function readRevision(file: string, lines: readonly AuditLine[], revision?: number): Promise<SiteManifest | undefined> {
  const kept = await readKeptManifest(file, lines, revision);
  return kept && parseManifest(kept.text).manifest;
}

/**
 * Makes one change to a themed build's manifest exclusively: reads it under the lock, calls `decide`, records the
 * change and replaces the manifest as a whole. Writes nothing when `decide` returns undefined or throws, and only the
 * audit log when the decision changes nothing else. If the manifest is missing or damaged, the change starts from the
 * newest stored copy.
 *
 * The record is written first: a change that players see is always recorded, and the next change declares an
 * interrupted one void.
 */
export async function changeSite(
  file: string,
  change: Change,
  decide: (site: SiteState) => Promise<Decision | undefined>,
): Promise<Written | undefined> {
  const folder = dirname(file);
  return withLock(folder, { who: change.who, what: change.what, waitMs: change.lockWaitMs }, async (assertHeld) => {
    const standing = await readDisk(file);
    const by = { at: change.now().toISOString(), who: change.who, build: change.build };
    const approval = change.approvedBy === undefined ? {} : { approvedBy: change.approvedBy };
    const { manifest } = standing;
    // An unreadable manifest does not show its last author.
    const repaired =
      manifest === undefined
        ? []
        : missingLines({ lines: standing.lines, hash: standing.hash, revision: manifest.revision, remotes: factsByRemote(manifest) }, by);
    const lines = [...standing.lines, ...repaired];

    const decision = await decide(await recover(file, standing, lines));
    if (decision === undefined) {
      if (repaired.length > 0) await append(auditFile(file), repaired);
      return undefined;
    }

    const last = Math.max(manifest?.revision ?? 0, lines.at(-1)?.revision ?? 0);
    const linesOf = (revision: number, hash: string): readonly AuditLine[] =>
      inOrder(decision.drafts).map((draft) => ({ revision, ...by, ...approval, why: change.why, ...draft, manifest: hash }));
    if (decision.drafts.every(isOnRecordOnly)) {
      const added = linesOf(last, lines.at(-1)?.manifest ?? standing.hash);
      await assertHeld();
      await append(auditFile(file), [...repaired, ...added]);
      return { revision: last, lines: added };
    }

    const revision = nextRevision(last);
    const next = { ...decision.manifest, revision };
    const text = signManifest(file, next, { who: change.who, now: change.now() });
    const added = linesOf(revision, hashOf(text));

    await assertHeld();
    if ((await readDisk(file)).hash !== standing.hash) {
      throw new Refusal('lock-lost', `${file} was changed by another hand meanwhile; nothing was changed: try again`);
    }
    if (manifest !== undefined) await keepManifest(file, standing.text);
    await keepManifest(file, text);
    await append(auditFile(file), [...repaired, ...added]);
    await writeFileAtomic(file, text);
    await syncFolder(folder);
    return { revision, lines: added };
  });
}

/**
 * Moves lines without an effect on the manifest to the front: the last line of a change shows whether it was
 * interrupted.
 */
function inOrder(drafts: readonly AuditDraft[]): readonly AuditDraft[] {
  return [...drafts.filter(isOnRecordOnly), ...drafts.filter((draft) => !isOnRecordOnly(draft))];
}

export function auditFile(file: string): string {
  return join(dirname(file), 'audit.jsonl');
}

interface Disk extends SiteState {
  /** Text of the manifest; empty when there is none. */
  readonly text: string;
  readonly hash: string;
}

async function readDisk(file: string): Promise<Disk> {
  const [text, lines] = await Promise.all([readIfThere(file), readAudit(file)]);
  const hash = hashOf(text);
  if (text === undefined) return { manifest: undefined, text: '', hash, lines };
  const signature = signatureOf(file, text);
  const parsed = parseManifest(text);
  const stranger = parsed.manifest && strangeness(parsed.manifest, signature, hash, lines);
  return { ...(stranger === undefined ? parsed : { manifest: undefined, damage: stranger }), signature, text, hash, lines };
}

/**
 * Returns why a valid manifest is not ours: it is neither recorded nor signed as a newer one. A change based on it
 * would sign a foreign or outdated manifest.
 */
function strangeness({ revision }: SiteManifest, { state }: SignatureFacts, hash: string, lines: readonly AuditLine[]): string | undefined {
  const last = lines.at(-1)?.revision ?? 0;
  if (isOnRecord(lines, hash) || (state === 'signed' && revision > last)) return undefined;
  return state === 'signed' ? `revision ${revision} again, after ${last}` : `changed by another hand than ${scriptCommand('ops')}`;
}

/** Replaces a damaged manifest with a stored copy. Throws a refusal when there is none. */
async function recover(file: string, { manifest, damage, signature }: Disk, lines: readonly AuditLine[]): Promise<SiteState> {
  if (manifest !== undefined) return { manifest, lines, ...(signature && { signature }) };
  const kept = await readKeptManifest(file, lines);
  if (kept !== undefined) {
    return { ...parseManifest(kept.text), lines, recoveredFrom: kept.revision, ...(damage === undefined ? {} : { damage }) };
  }
  if (damage === undefined) return { manifest, lines };
  throw new Refusal(
    'damaged-manifest',
    `${file} is no manifest (${damage}), and no earlier one is kept: mend it, or remove it and configure`,
  );
}

/**
 * Parses a manifest. An entry of a remote that the host would refuse counts as missing, as in the host; a promotion
 * repairs it.
 */
function parseManifest(text: string): Pick<SiteState, 'manifest' | 'damage'> {
  const result = check(deploymentManifestSchema, toJson(text));
  if (result.issues) return { manifest: undefined, damage: describeIssues(result.issues) };
  const remotes: Partial<Record<RemoteId, RemoteDeployment>> = {};
  for (const [id, value] of Object.entries(result.value.remotes)) {
    const entry = check(remoteDeploymentSchema, value);
    if (!entry.issues) remotes[id] = entry.value;
  }
  return { manifest: { ...result.value, remotes } };
}

function factsByRemote(manifest: SiteManifest | undefined): Map<RemoteId, NonNullable<ReturnType<typeof factsOf>>> {
  return new Map(
    Object.entries(manifest?.remotes ?? {}).flatMap(([id, deployed]) => {
      const facts = factsOf(deployed);
      return facts === undefined ? [] : [[id, facts] as const];
    }),
  );
}

/** Appends whole lines, which are on disk when this resolves. Removes an incomplete last line first. */
async function append(file: string, lines: readonly AuditLine[]): Promise<void> {
  const before = await readFile(file).catch(() => Buffer.alloc(0));
  const whole = before.lastIndexOf('\n') + 1;
  if (whole < before.length) await truncate(file, whole);
  const handle = await open(file, 'a');
  try {
    await handle.writeFile(toText(lines));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes the folder, so new file names also survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
