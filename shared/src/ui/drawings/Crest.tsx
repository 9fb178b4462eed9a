import { paintCrest } from './paintCrest';
import { Drawing } from '@site/shared/ui/essentials';
import type { Kit } from './kits';

export type { Kit } from './kits';

export interface CrestProps {
  readonly teamId: string;
  /** Colors of the club, if known. */
  readonly kit?: Kit | undefined;
  readonly className?: string | undefined;
}

/** Renders the crest of a team, which is the same everywhere. It is square and fills its box. */
export function Crest({ teamId, kit, className }: CrestProps) {
  return <Drawing cacheKey={`crest ${teamId} ${kit?.join(' ') ?? ''}`} draw={() => paintCrest(teamId, kit)} className={className} />;
}
