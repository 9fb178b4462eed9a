import { Drawing } from '@site/shared/ui/essentials';
import type { ScenePainter } from './scenes/paintScene';
import { paintScene } from './scenes/paintScene';

export interface SceneProps {
  /** Scene to draw. Scenes are imported one by one, so that a page loads only those it shows. */
  readonly scene: ScenePainter;
  /** Number of the variant: 0, 1, 2 … */
  readonly seed?: number | undefined;
  /** Sky added above the drawing in its own units (it is 360 high), for tall cards that need room for a title. */
  readonly top?: number | undefined;
  /** Side that is preserved if the box has another aspect ratio. The subject is right of the middle. */
  readonly keep?: 'right' | 'middle' | undefined;
  readonly className?: string | undefined;
}

/** Renders the art of a venue or banner. It fills its box and is cropped; put a dark overlay and the title over it. */
export function Scene({ scene, seed = 0, top = 0, keep = 'right', className }: SceneProps) {
  const options = { seed, top, keep };
  return <Drawing cacheKey={`scene ${scene.kind} ${seed} ${top} ${keep}`} draw={() => paintScene(scene, options)} className={className} />;
}
