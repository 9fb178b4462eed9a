import { createContext } from 'react';
import type { RedPacket } from './redPacket';

/** Takes a packet of which the player has claimed a share into the room that shows it. */
export const ClaimedContext = createContext<(packet: RedPacket) => void>(() => undefined);
