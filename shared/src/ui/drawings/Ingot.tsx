import { createPen, svg } from '@site/shared/ui/drawings/brush';
import { Drawing } from '@site/shared/ui/essentials';
import { ingot } from './objects/ingot';

/** Renders a gold ingot with an aspect ratio of 3:2. It fills its box. */
export function Ingot({ className }: { readonly className?: string | undefined }) {
  return <Drawing cacheKey="ingot" draw={paint} className={className} />;
}

function paint(): string {
  return svg({ width: 180, height: 120 }, ingot(createPen(), 90, 54, 1));
}
