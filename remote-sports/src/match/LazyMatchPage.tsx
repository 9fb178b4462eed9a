import { useState } from 'react';
import { useLazyModule, warm } from '@site/shared/ui';
import { PartFailed } from '../ui/PartFailed';
import { MatchPageSkeleton } from './MatchPageSkeleton';

const load = () => import('./MatchPage');

/** For a link to the page of a match: fetched when a pointer or the focus comes to it. */
export const matchPageWarming = warm(load);

/** The page of a match, which the board does not need. */
export function LazyMatchPage({ matchId }: { readonly matchId: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const module = useLazyModule(load, !hasFailed, () => {
    setHasFailed(true);
  });
  if (module) return <module.MatchPage matchId={matchId} />;
  if (!hasFailed) return <MatchPageSkeleton />;
  return (
    <PartFailed
      onRetry={() => {
        setHasFailed(false);
      }}
    />
  );
}
