import { useEffect, useState } from 'react';
import type { LazyPart } from './createLazyPart';

interface NeededPart<Module> {
  /** As soon as it is there, also where it is not needed yet. */
  readonly module: Module | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A part of a view, fetched once it is needed. */
export function useLazyPart<Module>(part: LazyPart<Module>, isNeeded: boolean): NeededPart<Module> {
  const [status, setStatus] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  const module = part.current();
  const isMissing = isNeeded && module === undefined && status !== 'failed';
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    const end = (next: 'loaded' | 'failed') => () => {
      if (!isOver) setStatus(next);
    };
    part.load().then(end('loaded'), end('failed'));
    return () => {
      isOver = true;
    };
  }, [part, isMissing]);
  return {
    module,
    hasFailed: isNeeded && module === undefined && status === 'failed',
    retry: () => {
      setStatus('waiting');
    },
  };
}
