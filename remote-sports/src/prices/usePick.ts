import { useCallback } from 'react';
import type { Match } from '@site/shared/betting';
import { toSlipEntry } from '../slip/toSlipEntry';
import { usePutIntoSlip } from '../slip/usePutIntoSlip';
import type { RowContext } from './rowContext';

/**
 * Returns a function that puts a selection with the price shown into the slip.
 *
 * @param isAtOnce true to bet at once when the member has enabled quick bet; only for prices beside the bar that
 * announces it
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
