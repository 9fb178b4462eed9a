import { startCheck } from '../../kit/react/check';
import { replay } from '../engine';
import { describeFacts, inBoth, summarize } from '../facts';
import { LIVE_TABLES } from '../games';
import { parseName, roundNameIn, writeShoe } from '../names';

startCheck({
  asksSeed: true,
  games: LIVE_TABLES,
  replay({ seed, round }) {
    const name = parseName(roundNameIn(round));
    const outcome = name === null ? null : replay(seed, '', { shoe: writeShoe(name.shoe), round: name.index + 1 });
    if (name === null || outcome === null) throw new RangeError('no round of a shoe');
    return [...describeFacts(name, outcome), { label: inBoth(({ report }) => report.result), value: summarize(outcome) }];
  },
});
