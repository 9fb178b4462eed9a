import { startCheck } from '../../kit/react/check';
import { describeReplay } from '../describeReplay';
import { ESPORTS_GAMES } from '../games';

startCheck({ asksSeed: true, games: ESPORTS_GAMES, replay: ({ seed, round }) => describeReplay(seed, round) });
