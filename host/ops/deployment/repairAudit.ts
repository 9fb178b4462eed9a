import type { RemoteId } from '@site/shared/contract/remoteProps';
import { differences, inForce, isOnRecordOnly, replay, type AuditLine, type RemoteFacts } from './audit';

/** State on disk at the start of a change. */
export interface DiskState {
  readonly lines: readonly AuditLine[];
  /** `hashOf` the manifest. */
  readonly hash: string;
  /** Revision of the manifest; 0 when there is none. */
  readonly revision: number;
  readonly remotes: ReadonlyMap<RemoteId, RemoteFacts>;
}

const NOTHING = 'none';

/**
 * Returns the lines that the audit log lacks to match the manifest, which players have and which is therefore
 * authoritative; usually none.
 *
 * A change writes its lines first and the manifest second. If the manifest is still the one before the last change,
 * that change was interrupted and its lines are declared void. If it matches neither, a part of the log was lost, and
 * the difference is recorded.
 */
export function missingLines(standing: DiskState, by: Pick<AuditLine, 'at' | 'who' | 'build'>): readonly AuditLine[] {
  const { lines, hash, revision, remotes } = standing;
  const last = lines.at(-1);
  if ((last?.manifest ?? NOTHING) === hash) return [];
  if (last !== undefined && isOnRecord(lines, hash)) {
    return [{ ...by, revision: last.revision, what: 'void', why: 'broken off before it was in force', manifest: hash }];
  }
  const found = { ...by, revision, what: 'found', why: 'signed by us, and in no line of the audit', manifest: hash } as const;
  const changed = differences(replay(lines), remotes);
  return changed.length === 0 ? [found] : changed.map((difference) => ({ ...found, ...difference }));
}

/** Returns true when a command wrote the manifest: the last one, or the previous one when the last was interrupted. */
export function isOnRecord(lines: readonly AuditLine[], hash: string): boolean {
  const last = lines.at(-1);
  return last !== undefined && (last.manifest === hash || (isChange(last) && before(lines, last.revision) === hash));
}

/** Returns the hash of the manifest before a revision. */
function before(lines: readonly AuditLine[], revision: number): string {
  return inForce(lines).findLast((line) => line.revision !== revision)?.manifest ?? NOTHING;
}

function isChange(line: AuditLine): boolean {
  return line.what !== 'void' && line.what !== 'found' && !isOnRecordOnly(line);
}
