import type { RemoteId } from '@site/shared/contract/remoteProps';
import { differences, inForce, isOnRecordOnly, replay, type AuditLine, type RemoteFacts } from './audit';

/** What is on the disk at the start of a change. */
export interface DiskState {
  readonly lines: readonly AuditLine[];
  /** `hashOf` the manifest. */
  readonly hash: string;
  /** 0 where there is no manifest. */
  readonly revision: number;
  readonly remotes: ReadonlyMap<RemoteId, RemoteFacts>;
}

const NOTHING = 'none';

/**
 * The lines that the audit lacks to agree with the manifest, which is what players have and therefore what is true; empty as a rule.
 *
 * A change writes its lines first and the manifest second. Where the manifest is still the one before the last change, that change was broken
 * off in between: its lines are declared void. Where it is neither, it is newer than the audit, of which a part was lost: the difference is put on record.
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

/** Whether a command wrote the manifest: the last one, or the one before where the last was broken off. */
export function isOnRecord(lines: readonly AuditLine[], hash: string): boolean {
  const last = lines.at(-1);
  return last !== undefined && (last.manifest === hash || (isChange(last) && before(lines, last.revision) === hash));
}

/** The manifest before a revision. */
function before(lines: readonly AuditLine[], revision: number): string {
  return inForce(lines).findLast((line) => line.revision !== revision)?.manifest ?? NOTHING;
}

function isChange(line: AuditLine): boolean {
  return line.what !== 'void' && line.what !== 'found' && !isOnRecordOnly(line);
}
