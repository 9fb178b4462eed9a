import { Drawing } from '@site/shared/ui/essentials';
import { paintSmallScene, type SmallSceneKind } from './scenes/paintSmallScene';

export interface SmallSceneProps {
  readonly kind: SmallSceneKind;
  /** Number of the variant: 0, 1, 2 … */
  readonly seed: number;
}

/** Renders the art of a venue beside its name. It is square and fills its box. */
export function SmallScene({ kind, seed }: SmallSceneProps) {
  return <Drawing cacheKey={`small scene ${kind} ${seed}`} draw={() => paintSmallScene(kind, seed)} />;
}
