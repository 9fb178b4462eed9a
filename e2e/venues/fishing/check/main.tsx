import { startCheck } from '../../kit/react/check';
import { FISHING_GAMES } from '../games';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';
import { showMoney } from '../../kit/showMoney';
import type { RoundReport } from '../../kit/operator';
import { fill } from '../../kit/page/language';
import { replay } from '../engine';

startCheck({
  games: FISHING_GAMES,
  inputLabel: { 'zh-CN': zhCN.check.shots, 'zh-TW': zhTW.check.shots },
  replay: ({ seed, playerSeed, round, input }) => describeReplay(seed, playerSeed, round, input),
});

/** Recomputes each shot of a batch. @throws Error when the input is not a record of shots */
function describeReplay(seed: string, playerSeed: string, roundId: string, input: string): RoundReport['facts'] {
  return replay(seed, playerSeed, roundId, input).map(({ kind, multiplier, isCaught, payout }) => {
    const write = ({ check }: typeof zhCN): string =>
      isCaught ? fill(check.caught, { multiplier, amount: showMoney(payout) }) : fill(check.missed, { multiplier });
    return {
      label: { 'zh-CN': zhCN.kind[kind], 'zh-TW': zhTW.kind[kind] },
      value: { 'zh-CN': write(zhCN), 'zh-TW': write(zhTW) },
    };
  });
}
