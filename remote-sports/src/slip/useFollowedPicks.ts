import { useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { CHANNEL } from '../channel-entry/channelEntry';
import { parseSharedBet } from './parseSharedBet';
import { useFollowBet } from './useFollowBet';

/**
 * Follows the bet in the channel's URL (`?pick=…&bet=…`), to which a shared ticket links. Removes it from the URL, so
 * that it is not followed again when the player comes back.
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
