import { startCheck } from '../../kit/react/check';
import { replay } from '../replay';
import { CARD_GAMES } from '../games';
import { inBoth } from '../facts';

startCheck({ games: CARD_GAMES, replay, inputLabel: inBoth(({ report }) => report.actions) });
