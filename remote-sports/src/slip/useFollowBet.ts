import { useCallback, useEffect, useRef } from 'react';
import { selectionKey, type Market, type Match, type Selection, type SelectionCode, type SelectionKey } from '@site/shared/betting';
import { useServices, type CallResult } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { usePublicResource } from '../resource/usePublicResource';
import { fetchMatch } from '../feed/matchApi';
import { useTranslation } from './texts';
import type { SharedBet } from './parseSharedBet';
import { follow, slipStore } from './slipStore';
import { toSlipEntry } from './toSlipEntry';
import type { SlipEntry } from './types';
import { REFUSAL_KEYS } from './usePutIntoSlip';

export type FollowBet = (bet: SharedBet, signal: AbortSignal) => Promise<void>;

/**
 * Returns a function that puts a shared bet into the slip: it loads the matches and takes the selections at their
 * current prices, in the original mode and combination. Toasts report selections that can no longer be bet on, and
 * entries that were removed from the slip. If any match cannot be loaded, the slip does not change.
 */
export function useFollowBet(): FollowBet {
  const { overlays, dock, session } = useServices();
  const resource = usePublicResource();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const texts = useRef({ t, tShared });
  useEffect(() => {
    texts.current = { t, tShared };
  });

  return useCallback(
    async ({ codes, type }, signal) => {
      if (!session.requireLogin()) return;
      const { slip: before } = slipStore().getState();
      const [code] = codes;
      if (type === 'single' && before.mode !== 'parlay' && before.entries.some(({ key }) => code && key === selectionKey(code))) {
        dock.show('slip');
        return;
      }
      const offers = await readOffers(codes, (matchId) => fetchMatch(resource, matchId, { signal }));
      if (signal.aborted) return;
      const { t: translate, tShared: translateShared } = texts.current;
      const warn = (message: string) => {
        overlays.toast(message, 'warning');
      };
      if (!offers.ok) {
        warn(failureText(offers.failure, translateShared));
        return;
      }
      const { entries, missing } = offers.data;
      if (missing.length > 0) {
        warn(
          codes.length === 1 ? translate(`picks.${missing[0] ?? 'closed'}`) : translate('picks.follow.missing', { count: missing.length }),
        );
      }
      if (entries.length === 0) return;
      const held = slipStore().getState().slip;
      const refusal = follow(slipStore(), entries, type);
      if (refusal) {
        warn(translate(REFUSAL_KEYS[refusal]));
        return;
      }
      const { slip: followed } = slipStore().getState();
      const hasLeft = (key: SelectionKey) => !followed.entries.some((entry) => entry.key === key);
      // Single mode always replaces the previous selection, so it needs no toast.
      if (held.mode !== 'single' && held.entries.some(({ key }) => hasLeft(key)))
        overlays.toast(translate('picks.follow.replaced'), 'info');
      dock.show('slip');
    },
    [resource, dock, overlays, session],
  );
}

interface Offers {
  readonly entries: readonly SlipEntry[];
  /** Reasons why the other selections cannot be bet on. */
  readonly missing: readonly ('suspended' | 'closed')[];
}

/** Loads the selections at their current prices, in order. If one match fails to load, the whole call fails. */
async function readOffers(
  codes: readonly SelectionCode[],
  readMatch: (matchId: string) => Promise<CallResult<Match>>,
): Promise<CallResult<Offers>> {
  const entries: SlipEntry[] = [];
  const missing: ('suspended' | 'closed')[] = [];
  const results = await Promise.all(codes.map(async (code) => ({ code, result: await readMatch(code.gameId) })));
  for (const { code, result } of results) {
    if (!result.ok) return result;
    const found = findSelection(result.data, code);
    const entry = found && toSlipEntry(result.data, found.market, found.selection);
    if (entry) entries.push(entry);
    else missing.push(found ? 'suspended' : 'closed');
  }
  return { ok: true, data: { entries, missing } };
}

function findSelection(match: Match, code: SelectionCode): { readonly market: Market; readonly selection: Selection } | undefined {
  const key = selectionKey(code);
  for (const market of match.markets) {
    const selection = market.selections.find((candidate) => candidate.key === key);
    if (selection) return { market, selection };
  }
  return undefined;
}
