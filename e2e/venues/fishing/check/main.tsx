import { startCheck } from '../../kit/react/check';
import { FISHING_GAMES } from '../games';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';
import { describeReplay } from './describeReplay';

startCheck({
  games: FISHING_GAMES,
  inputLabel: { 'zh-CN': zhCN.check.shots, 'zh-TW': zhTW.check.shots },
  replay: ({ seed, playerSeed, round, input }) => describeReplay(seed, playerSeed, round, input),
});
