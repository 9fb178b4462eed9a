import { cutText } from '@site/shared/input/cutText';
import type { AuditDraft } from './audit';
import { metricsOrigins } from './figures';

/** Change in force, as dashboards annotate it on their graphs. The permanent record is the audit log. */
export interface Announcement {
  readonly command: string;
  readonly themedBuild: string;
  readonly revision: number;
  /** Time in ISO 8601, UTC. */
  readonly at: string;
  readonly who: string;
  readonly why: string;
  /** Changed remotes; empty when only facts of the themed build changed. */
  readonly remotes: readonly string[];
}

const ANSWER_LIMIT_MS = 800;
/** Length limits of the platform. */
const WHO_MAX = 200;
const WHY_MAX = 1_000;

export function remotesIn(drafts: readonly AuditDraft[]): readonly string[] {
  return [...new Set(drafts.flatMap(({ remote }) => (remote === undefined ? [] : [remote])))];
}

/**
 * Reports a change to the platform's metrics. It notifies only one of its processes, because their counts are added.
 * Ignores a platform that does not respond.
 */
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
    // The change is in force and recorded, so ignore the failure.
  }
}
