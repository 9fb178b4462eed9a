import { ENGINES } from './engines';
import { runRounds } from './runRounds';

const ROUNDS = 10_000;
const A_QUARTER_OF_AN_HOUR = 900_000;

it.each(ENGINES)(
  '$name: 10,000 rounds by many players return what the engine says and lose no fen, with the venue killed and the wallet failing at random',
  async (engine) => {
    const { rounds, kills, wrong } = await runRounds(engine, ROUNDS);

    expect(wrong).toEqual([]);
    expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
    expect(kills).toBeGreaterThan(0);
  },
  A_QUARTER_OF_AN_HOUR,
);
