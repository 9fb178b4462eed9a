import { useEffect, useState } from 'react';
import { Cover, type CoverProps } from '@site/shared/ui/drawings/Cover';
import { takeTurn } from './takeTurn';

/** A cover of a list, drawn in its turn: the browser opens a document for each one, and 24 at once are a long task. */
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
