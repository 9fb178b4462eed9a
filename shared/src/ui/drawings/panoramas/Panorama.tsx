import { Drawing } from '@site/shared/ui/essentials';
import type { GroundKind } from './grounds';
import { paintPanorama } from './paintPanorama';

export interface PanoramaProps {
  /** Which sport's ground. */
  readonly ground: GroundKind;
  readonly className?: string | undefined;
}

/** The ground of a sport behind the head of a match. Fills its box and is cut to it, keeping its foot; put a wash and the score over it. */
export function Panorama({ ground, className }: PanoramaProps) {
  return <Drawing cacheKey={`panorama ${ground}`} draw={() => paintPanorama(ground)} className={className} />;
}
