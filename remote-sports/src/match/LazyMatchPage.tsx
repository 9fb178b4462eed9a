import { createLazyPart } from '../shared-tasks/createLazyPart';
import { useLazyPart } from '../shared-tasks/useLazyPart';
import { PartFailed } from '../ui/PartFailed';
import { MatchPageSkeleton } from './MatchPageSkeleton';

/** The page of a match, which the board does not need. Fetched when the pointer or the focus comes to a link to it. */
export const matchPage = createLazyPart(() => import('./MatchPage'));

export function LazyMatchPage({ matchId }: { readonly matchId: string }) {
  const { module, hasFailed, retry } = useLazyPart(matchPage, true);
  if (module) return <module.MatchPage matchId={matchId} />;
  return hasFailed ? <PartFailed onRetry={retry} /> : <MatchPageSkeleton />;
}
