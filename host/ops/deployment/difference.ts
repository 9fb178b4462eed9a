import type { AuditDraft } from './audit';
import { hashOf } from './audit';
import type { SiteManifest } from './manifestFile';

/** Fact of the themed build that a change modifies: its path in the manifest, and both values as JSON. */
export interface FactChange {
  readonly at: string;
  /** Previous value; absent when the fact is new. */
  readonly from?: string;
  /** New value; absent when the fact is removed. */
  readonly to?: string;
}

const HASH_DIGITS = 16;

/** Returns the difference between two manifests, down to single values; their revisions are ignored. */
export function differenceOf(before: SiteManifest | undefined, after: SiteManifest): readonly FactChange[] {
  const [old, next] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...next.keys()])].sort().flatMap((at) => {
    const [from, to] = [old.get(at), next.get(at)];
    if (from === to) return [];
    return [{ at, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
  });
}

/** Returns the facts outside the remotes: brand, flags, addresses. */
export function factsOutsideRemotes(changes: readonly FactChange[]): readonly FactChange[] {
  return changes.filter(({ at }) => !at.startsWith('remotes.'));
}

export function nameDifference(drafts: readonly AuditDraft[], changes: readonly FactChange[]): string {
  const ofRemotes = drafts.map(({ what, remote, from, to }) => ({ what, remote, from, to }));
  return hashOf(JSON.stringify([ofRemotes, changes])).slice(0, HASH_DIGITS);
}

function leavesOf(manifest: SiteManifest | undefined): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>();
  const collect = (value: unknown, at: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) collect(inner, at === '' ? name : `${at}.${name}`);
    } else if (value !== undefined) leaves.set(at, JSON.stringify(value));
  };
  const { revision: _, ...rest } = manifest ?? { revision: 0 };
  collect(rest, '');
  return leaves;
}
