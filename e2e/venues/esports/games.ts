import type { LocalName } from '../kit/protocol';
import type { Title } from './engine';

export interface EsportsGame {
  readonly enName: string;
  readonly gameCode: string;
  readonly venueName: LocalName;
  readonly name: LocalName;
  readonly motif: string;
  /** Average return of a bet at pre-match prices in percent: the mean over every pair of teams and every price, cut. */
  readonly rtp: string;
  /** Titles played on its board, in reading order. */
  readonly titles: readonly Title[];
}

/** The two boards of simulated matches; each is its own venue. */
export const ESPORTS_GAMES: readonly EsportsGame[] = [
  {
    enName: 'ZYDJ',
    venueName: { 'zh-CN': '战域电竞', 'zh-TW': '戰域電競' },
    gameCode: 'ZY-arena',
    name: { 'zh-CN': '模拟电竞赛事', 'zh-TW': '模擬電競賽事' },
    motif: 'gamepad',
    rtp: '94.77',
    titles: ['tower', 'shooter', 'strategy'],
  },
  {
    enName: 'XMTY',
    venueName: { 'zh-CN': '熊猫体育', 'zh-TW': '熊貓體育' },
    gameCode: 'XM-football',
    name: { 'zh-CN': '虚拟足球', 'zh-TW': '虛擬足球' },
    motif: 'football',
    rtp: '92.69',
    titles: ['football'],
  },
];
