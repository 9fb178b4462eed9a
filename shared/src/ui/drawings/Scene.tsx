import { Drawing } from '@site/shared/ui/essentials';
import type { ScenePainter } from './scenes/paintScene';
import { paintScene } from './scenes/paintScene';

export interface SceneProps {
  /** Which scene; imported one by one, so that a page pays only for those it shows. */
  readonly scene: ScenePainter;
  /** Which of its variants: 0, 1, 2 … */
  readonly seed?: number | undefined;
  /** Sky added above the drawing, in its own units (it is 360 high): for tall cards that need room for a title. */
  readonly top?: number | undefined;
  /** Which side is kept when the box has another shape. The subject is right of the middle. */
  readonly keep?: 'right' | 'middle' | undefined;
  readonly className?: string | undefined;
}

/** The art of a venue or banner. Fills its box and is cut to it; put a wash and the title over it. */
export function Scene({ scene, seed = 0, top = 0, keep = 'right', className }: SceneProps) {
  const options = { seed, top, keep };
  return <Drawing cacheKey={`scene ${scene.kind} ${seed} ${top} ${keep}`} draw={() => paintScene(scene, options)} className={className} />;
}
