import { useState } from 'react';
import { useLazyModule, warm } from '@site/shared/ui';
import { PartFailed } from '../ui/PartFailed';
import { MatchPageSkeleton } from './MatchPageSkeleton';

const load = () => import('./MatchPage');

/** Props for a link to the match page: prefetch the page's code on hover or focus. */
export const matchPageWarming = warm(load);

/** Renders the lazily loaded match page, which the board does not need. */
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
