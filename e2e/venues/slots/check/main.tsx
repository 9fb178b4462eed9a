import { startCheck } from '../../kit/react/check';
import { readAmount } from '../../kit/page/amount';
import { MODELS, replay } from '../engine';
import { DEMO_GAMES } from '../games';
import zhCN from '../page/locales/zh-CN.json';
import zhTW from '../page/locales/zh-TW.json';
import { reportSpin } from '../server/reportSpin';

startCheck({
  games: DEMO_GAMES,
  inputLabel: { 'zh-CN': zhCN.controls.stake, 'zh-TW': zhTW.controls.stake },
  replay({ gameCode, seed, playerSeed, round, input }) {
    const game = DEMO_GAMES.find((each) => each.gameCode === gameCode);
    const stake = readAmount(input);
    if (game === undefined || stake === null) throw new Error('no game or no stake');
    const outcome = replay(seed, playerSeed, { model: MODELS[game.model], stake: BigInt(stake), roundId: round });
    const { summary, facts } = reportSpin(outcome, game.motif, null);
    const tier = outcome.jackpot;
    const nothing = { 'zh-CN': zhCN.fairness.no_pool, 'zh-TW': zhTW.fairness.no_pool };
    return [
      { label: { 'zh-CN': zhCN.history.payout, 'zh-TW': zhTW.history.payout }, value: summary },
      ...facts,
      {
        label: { 'zh-CN': zhCN.header.pools, 'zh-TW': zhTW.header.pools },
        value: tier === null ? nothing : { 'zh-CN': zhCN.header[tier], 'zh-TW': zhTW.header[tier] },
      },
    ];
  },
});
