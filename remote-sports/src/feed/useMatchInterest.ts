import { useEffect } from 'react';
import { boardInterest } from './matchInterest';

const SEPARATOR = ' ';

/** Makes the board's feed follow these matches while the view is mounted. */
export function useMatchInterest(matchIds: readonly string[]): void {
  const named = matchIds.join(SEPARATOR);
  useEffect(() => {
    if (named === '') return undefined;
    const ends = named.split(SEPARATOR).map((id) => boardInterest().add(id));
    return () => {
      for (const end of ends) end();
    };
  }, [named]);
}
