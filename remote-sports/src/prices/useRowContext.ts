import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { Match } from '@site/shared/betting';
import { slipStore } from '../slip/slipStore';
import { useSelectedKeys } from '../slip/useSelectedKeys';
import { boardStore } from '../feed/boardStore';
import type { RowContext } from './rowContext';
import { useMatchInterest } from '../feed/useMatchInterest';

/**
 * Returns the data the prices of a match need, when this page's feed holds the match. `onPick` reads the match at the
 * time of the press, so no button re-renders when another price of the match moves.
 */
export function useRowContext(
  matchId: string,
  onPick: (match: Match, ...pick: Parameters<RowContext['onPick']>) => void,
): RowContext | undefined {
  useMatchInterest([matchId]);
  const tracked = useStore(boardStore(), ({ feed }) => feed.get(matchId));
  const format = useStore(slipStore(), ({ slip }) => slip.format);
  const selectedKeys = useSelectedKeys(matchId);
  const pickOfMatch = useCallback(
    (...pick: Parameters<RowContext['onPick']>) => {
      const now = boardStore().getState().feed.get(matchId);
      if (now) onPick(now.match, ...pick);
    },
    [matchId, onPick],
  );
  return tracked && { tracked, format, selectedKeys, onPick: pickOfMatch };
}
