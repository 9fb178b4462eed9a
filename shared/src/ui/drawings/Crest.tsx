import { paintCrest } from './paintCrest';
import { Drawing } from '@site/shared/ui/essentials';
import type { Kit } from './kits';

export type { Kit } from './kits';

export interface CrestProps {
  readonly teamId: string;
  /** The club's own colours, where they are known. */
  readonly kit?: Kit | undefined;
  readonly className?: string | undefined;
}

/** The crest of a team, the same wherever the team is named. Fills its box; square. */
export function Crest({ teamId, kit, className }: CrestProps) {
  return <Drawing cacheKey={`crest ${teamId} ${kit?.join(' ') ?? ''}`} draw={() => paintCrest(teamId, kit)} className={className} />;
}
