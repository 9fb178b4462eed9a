import { useEffect, useState } from 'react';
import { Cover, type CoverProps } from '@site/shared/ui/drawings/Cover';
import { takeTurn } from './takeTurn';

/**
 * Draws a cover of a list when its turn comes: the browser parses a document for each cover, and 24 at once are a long
 * task.
 */
export function LateCover(props: CoverProps) {
  const [isDue, setIsDue] = useState(false);
  useEffect(
    () =>
      takeTurn(() => {
        setIsDue(true);
      }),
    [],
  );
  return isDue && <Cover {...props} />;
}
