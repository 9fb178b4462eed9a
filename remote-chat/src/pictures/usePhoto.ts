import { useState } from 'react';

/** Image whose loading can be retried. */
export interface Photo {
  readonly hasFailed: boolean;
  /** Key of the element. Each attempt mounts a new element, which requests the image again. */
  readonly attempt: number;
  readonly fail: () => void;
  readonly retry: () => void;
}

export function usePhoto(): Photo {
  const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false });
  return {
    attempt,
    hasFailed,
    fail: () => {
      setState({ attempt, hasFailed: true });
    },
    retry: () => {
      setState({ attempt: attempt + 1, hasFailed: false });
    },
  };
}
