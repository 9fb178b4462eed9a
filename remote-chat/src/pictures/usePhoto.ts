import { useState } from 'react';

/** An image whose loading can be tried again. */
export interface Photo {
  readonly hasFailed: boolean;
  /** Of the element: each try is a new one, which asks again. */
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
