import { useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { CHANNEL } from '../channel-entry/channelEntry';
import { setMode, slipStore } from './slipStore';
import { usePickByCode } from './usePickByCode';
import { parsePicks } from './parsePicks';

/**
 * Picks the selections of the channel's address (`?pick=`), which a shared ticket leads to; several become a parlay. They are removed from
 * the address, so that coming back to it picks nothing again.
 */
export function useFollowedPicks(): void {
  const { navigation } = useServices();
  const pickByCode = usePickByCode();
  const { name, query } = useReadable(navigation.location);
  const asked = name === 'crty' ? query['pick'] : undefined;
  const ending = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => {
      controller.abort();
    };
  }, []);

  useEffect(() => {
    if (asked === undefined) return;
    navigation.go('crty', { enName: CHANNEL }, { replace: true });
    const codes = parsePicks(asked);
    if (codes.length > 1 && slipStore().getState().slip.mode !== 'parlay') setMode(slipStore(), 'parlay');
    void (async () => {
      // In sequence: each pick is checked against those before.
      for (const code of codes) await pickByCode(code, ending.current.signal);
    })();
  }, [asked, navigation, pickByCode]);
}
