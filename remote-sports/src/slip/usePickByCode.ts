import { useCallback, useEffect, useRef } from 'react';
import { selectionKey, type Market, type Match, type Selection, type SelectionCode } from '@site/shared/betting';
import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { usePublicResource } from '../resource/usePublicResource';
import { fetchMatch } from '../feed/matchApi';
import { useTranslation } from '../i18n';
import { slipStore } from './slipStore';
import { toSlipEntry } from './toSlipEntry';
import { usePutIntoSlip } from './usePutIntoSlip';

/**
 * Picks a selection that is known by its code alone: reads its match, and picks it at the price it has now. One that is in the slip already
 * stays there; where it can no longer be bet on, a toast says so.
 */
export function usePickByCode(): (code: SelectionCode, signal: AbortSignal) => Promise<void> {
  const { overlays, dock, session } = useServices();
  const resource = usePublicResource();
  const putIntoSlip = usePutIntoSlip();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const texts = useRef({ t, tShared });
  useEffect(() => {
    texts.current = { t, tShared };
  });

  return useCallback(
    async (code, signal) => {
      if (!session.requireLogin()) return;
      if (
        slipStore()
          .getState()
          .slip.entries.some(({ key }) => key === selectionKey(code))
      ) {
        dock.show('slip');
        return;
      }
      const result = await fetchMatch(resource, code.gameId, { signal });
      if (signal.aborted) return;
      if (!result.ok) {
        overlays.toast(failureText(result.failure, texts.current.tShared), 'warning');
        return;
      }
      const found = findSelection(result.data, code);
      const entry = found && toSlipEntry(result.data, found.market, found.selection);
      if (entry) putIntoSlip(entry);
      else overlays.toast(texts.current.t(found ? 'slip.change.suspended' : 'slip.change.closed'), 'warning');
    },
    [resource, dock, overlays, session, putIntoSlip],
  );
}

function findSelection(match: Match, code: SelectionCode): { readonly market: Market; readonly selection: Selection } | undefined {
  const key = selectionKey(code);
  for (const market of match.markets) {
    const selection = market.selections.find((candidate) => candidate.key === key);
    if (selection) return { market, selection };
  }
  return undefined;
}
