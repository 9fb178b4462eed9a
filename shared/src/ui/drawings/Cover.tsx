import { paintCover } from './paintCover';
import { Drawing } from '@site/shared/ui/essentials';
import type { MotifName } from './motifs';

export interface CoverProps {
  readonly gameId: string;
  readonly motif?: MotifName | undefined;
  readonly className?: string | undefined;
}

/** Renders the cover of a game, 3:4. It includes all motifs, so import it only where games are listed. */
export function Cover({ gameId, motif, className }: CoverProps) {
  return <Drawing cacheKey={`cover ${gameId} ${motif ?? ''}`} draw={() => paintCover(gameId, motif)} className={className} />;
}
