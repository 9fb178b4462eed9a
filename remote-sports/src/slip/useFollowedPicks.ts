import { useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { CHANNEL } from '../channel-entry/channelEntry';
import { parseSharedBet } from './parseSharedBet';
import { useFollowBet } from './useFollowBet';

/**
 * Follows the bet of the channel's address (`?pick=…&bet=…`), which a shared ticket leads to. It is removed from the address, so that coming
 * back to it follows nothing again.
 */
export function useFollowedPicks(): void {
  const { navigation } = useServices();
  const followBet = useFollowBet();
  const { name, query } = useReadable(navigation.location);
  const [pick, bet] = name === 'crty' ? [query['pick'], query['bet']] : [];
  const ending = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => {
      controller.abort();
    };
  }, []);

  useEffect(() => {
    if (pick === undefined) return;
    navigation.go('crty', { enName: CHANNEL }, { replace: true });
    const shared = parseSharedBet(pick, bet);
    if (shared.codes.length > 0) void followBet(shared, ending.current.signal);
  }, [pick, bet, navigation, followBet]);
}
