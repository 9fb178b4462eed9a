import { Drawing } from '@site/shared/ui/essentials';
import type { GroundKind } from './grounds';
import { paintPanorama } from './paintPanorama';

export interface PanoramaProps {
  /** Kind of ground, by sport. */
  readonly ground: GroundKind;
  readonly className?: string | undefined;
}

/**
 * Renders the ground of a sport behind the header of a match. It fills its box and is cropped, preserving its foot; put
 * a dark overlay and the score over it.
 */
export function Panorama({ ground, className }: PanoramaProps) {
  return <Drawing cacheKey={`panorama ${ground}`} draw={() => paintPanorama(ground)} className={className} />;
}
