import { useMemo } from 'react';
import { useDirectory } from '../composition';
import { joinedEntries, type JoinedEntry } from './joinedEntries';

/** The entries of menus that remotes bring, as they are offered now. */
export function useJoinedEntries(): readonly JoinedEntry[] {
  const directory = useDirectory();
  return useMemo(() => joinedEntries(directory), [directory]);
}
