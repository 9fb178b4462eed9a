import { Drawing } from '@site/shared/ui/essentials';
import { paintLeagueBadge } from './paintLeagueBadge';

export interface LeagueBadgeProps {
  readonly leagueId: string;
  readonly className?: string | undefined;
}

/** Renders the round badge of a league. It fills its square box. */
export function LeagueBadge({ leagueId, className }: LeagueBadgeProps) {
  return <Drawing cacheKey={`league ${leagueId}`} draw={() => paintLeagueBadge(leagueId)} className={className} />;
}
