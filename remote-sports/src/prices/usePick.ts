import { useCallback } from 'react';
import type { Match } from '@site/shared/betting';
import { toSlipEntry } from '../slip/toSlipEntry';
import { usePutIntoSlip } from '../slip/usePutIntoSlip';
import type { RowContext } from './rowContext';

/**
 * Puts a selection that is shown with its price into the slip.
 *
 * @param isAtOnce whether it is bet at once where the member has turned that on: only beside the bar that says so
 */
export function usePick(isAtOnce = true): (match: Match, ...pick: Parameters<RowContext['onPick']>) => void {
  const putIntoSlip = usePutIntoSlip(isAtOnce);
  return useCallback(
    (match, market, selection, isJustShown) => {
      const entry = toSlipEntry(match, market, selection);
      if (entry) putIntoSlip(entry, isJustShown);
    },
    [putIntoSlip],
  );
}
