import { COMPRESSED_FORMS } from './compress';
import { RECORD_FILE, type ReleaseRecord } from './releaseRecord';

/**
 * Path segment that every store and every server accepts: it needs no escaping, is not hidden, and contains no `..`.
 */
const SEGMENT = /^[\w@-]+(?:\.[\w@-]+)*$/;

/** Describes the contradictions and invalid values in a record; returns an empty list when it is valid. */
export function recordFaults({ version, entry, integrity, preload, files }: ReleaseRecord): readonly string[] {
  const integrityByPath = new Map(files.map((file) => [file.path, file.integrity]));
  const faults: string[] = [];
  if (!SEGMENT.test(version)) faults.push(`${version} is no name for a release`);
  if (integrityByPath.size !== files.length) faults.push('a file is listed twice');
  if (integrityByPath.get(entry) !== integrity) faults.push(`the hash of ${entry} is not the one in the list of files`);
  for (const path of integrityByPath.keys()) if (!canBeKept(path)) faults.push(`${path} is no name for a file of a release`);
  for (const [view, paths] of Object.entries(preload)) {
    for (const path of paths)
      if (!integrityByPath.has(path)) faults.push(`${view} fetches ${path} ahead, which is not in the list of files`);
  }
  return faults;
}

function canBeKept(path: string): boolean {
  return (
    path !== RECORD_FILE &&
    path.split('/').every((part) => SEGMENT.test(part)) &&
    !COMPRESSED_FORMS.some(({ ending }) => path.endsWith(ending))
  );
}
