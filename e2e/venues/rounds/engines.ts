import { playBaccarat } from './players/baccarat';
import { playBlackjack, playBull } from './players/cards';
import { playEsports } from './players/esports';
import { playFishing } from './players/fishing';
import { playLottery } from './players/lottery';
import { playSlots } from './players/slots';
import type { Engine } from './runRounds';

/** Engines of all demo venues with the players that exercise them. */
export const ENGINES: readonly Engine[] = [
  { provider: 'JGDZ', name: 'slots', play: playSlots },
  { provider: 'HTZR', name: 'baccarat', play: playBaccarat },
  { provider: 'QYQP', name: 'blackjack', play: playBlackjack },
  { provider: 'QYQP', name: 'bull', play: playBull },
  { provider: 'G1CP', name: 'lotteries', play: playLottery },
  { provider: 'ZYDJ', name: 'matches', play: playEsports },
  { provider: 'SHBY', name: 'fishing', play: playFishing },
];
