import { useCallback } from 'react';
import type { Market, Match, Selection } from '@site/shared/betting';
import { toSlipEntry } from '../slip/toSlipEntry';
import { usePutIntoSlip } from '../slip/usePutIntoSlip';

/** Puts a selection that is shown with its price into the slip. */
export function usePick(): (match: Match, market: Market, selection: Selection) => void {
  const putIntoSlip = usePutIntoSlip();
  return useCallback(
    (match, market, selection) => {
      const entry = toSlipEntry(match, market, selection);
      if (entry) putIntoSlip(entry);
    },
    [putIntoSlip],
  );
}
