import { askPage, openPage } from '../../conformance/askPage';
import { MODELS } from '../../slots/engine';
import { lineReturn } from '../../slots/engine/returns';
import { lineVariance } from '../../slots/engine/variance';
import { DEMO_GAMES } from '../../slots/games';
import { sessionSchema, spinAnswerSchema } from '../../slots/protocol';
import type { House } from '../runRounds';

const PLAYERS = 24;
const STAKE = 200;

/** Plays slots. The pools of the test's bank are empty, so the lines pay everything that is returned. */
export async function playSlots(house: House): Promise<void> {
  const [game] = DEMO_GAMES;
  if (game === undefined) throw new Error('there are no slots');
  const model = MODELS[game.model];
  const { over, under } = lineReturn(model);
  const terms = { stake: STAKE, mean: STAKE * (Number(over) / Number(under) - 1), deviation: STAKE * Math.sqrt(lineVariance(model)) };
  const play = async (): Promise<void> => {
    const { ticket } = house.ticketFor(game.enName, game.gameCode);
    const { token, state } = await openPage(house.url, ticket, sessionSchema);
    let { roundId } = state.next;
    while (!house.isEnough()) {
      house.note(roundId, { group: roundId, ...terms });
      const answer = await askPage(`${house.url}/api/spin`, { roundId, stake: '2.00' }, { token, schema: spinAnswerSchema });
      if (answer?.outcome !== 'played') throw new Error('a spin was refused');
      ({ roundId } = answer.next);
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, play));
}
