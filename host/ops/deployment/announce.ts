import { cutText } from '@site/shared/input/cutText';
import type { AuditDraft } from './audit';
import { metricsOrigins } from './figures';

/** A change that is in force, as dashboards show it over their graphs. The record of it is the audit. */
export interface Announcement {
  readonly command: string;
  readonly themedBuild: string;
  readonly revision: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly who: string;
  readonly why: string;
  /** Empty where only facts of the themed build became others. */
  readonly remotes: readonly string[];
}

const ANSWER_LIMIT_MS = 800;
/** As the platform takes them. */
const WHO_MAX = 200;
const WHY_MAX = 1_000;

/** The remotes that a change is about. */
export function remotesIn(drafts: readonly AuditDraft[]): readonly string[] {
  return [...new Set(drafts.flatMap(({ remote }) => (remote === undefined ? [] : [remote])))];
}

/** Tells the metrics of the platform of a change: one of its processes, since their counts are added. A platform that does not answer hears nothing. */
export async function announce(
  { who, why, ...rest }: Announcement,
  {
    fetch = globalThis.fetch,
    origins = metricsOrigins(),
  }: { readonly fetch?: typeof globalThis.fetch; readonly origins?: readonly string[] } = {},
): Promise<void> {
  const [origin] = origins;
  if (origin === undefined) return;
  try {
    await fetch(`${origin}/operations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...rest, who: cutText(who, WHO_MAX), why: cutText(why, WHY_MAX) }),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
  } catch {
    // The change is made, and on record.
  }
}
