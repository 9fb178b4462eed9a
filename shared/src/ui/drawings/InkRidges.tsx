import { createPen, svg, INK, ridges } from '@site/shared/ui/drawings/brush';
import { Drawing } from '@site/shared/ui/essentials';

const WIDTH = 1200;
const HEIGHT = 180;

/** Renders mountains in ink for the foot of a page that shows only a message. It fills its box; show it faintly. */
export function InkRidges({ className }: { readonly className?: string | undefined }) {
  return <Drawing cacheKey="ink ridges" draw={paintInkRidges} className={className} />;
}

function paintInkRidges(): string {
  const size = { width: WIDTH, height: HEIGHT, fit: 'xMidYMax slice' } as const;
  return svg(size, ridges(createPen(), 'ink', WIDTH, HEIGHT, INK, { base: 0.6, peak: 0.5 }));
}
