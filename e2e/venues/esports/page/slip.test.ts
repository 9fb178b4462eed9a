import { createFakeBank } from '../../kit/testing/createFakeBank';
import type { Board } from '../protocol';
import { aDesk, aTicket, EARLY } from '../testing/aDesk';
import { combinedPrice, picksNow, potentialReturn, readStake, togglePick, toRequest, type Pick } from './slip';

const ONE: Pick = { matchId: 'tower-1', key: 'winner:0:0:home', price: '1.80' };
const OTHER_OF_ONE: Pick = { ...ONE, key: 'winner:0:0:away' };
const TWO: Pick = { ...ONE, matchId: 'shooter-1' };

describe('pressing a price', () => {
  it('adds it, takes it away, and keeps one selection of a match, saying so', () => {
    expect(togglePick([ONE], TWO, 8)).toEqual({ picks: [ONE, TWO], note: null });
    expect(togglePick([ONE, TWO], ONE, 8)).toEqual({ picks: [TWO], note: null });
    expect(togglePick([ONE, TWO], OTHER_OF_ONE, 8)).toEqual({ picks: [OTHER_OF_ONE, TWO], note: 'same_match' });
  });

  it('adds no ninth', () => {
    const eight = Array.from({ length: 8 }, (_, number) => ({ ...ONE, matchId: `tower-${String(number)}` }));

    expect(togglePick(eight, TWO, 8)).toEqual({ picks: eight, note: 'too_many' });
  });
});

it.each([
  ['1', 100],
  ['5000', 500_000],
  ['12.5', 1_250],
  ['1,000', 100_000],
  ['１００．５', 10_050],
  ['￥50', 5_000],
  ['12,5', null],
  ['1.2.3', null],
  ['0.99', null],
  ['5000.01', null],
  ['-5', null],
  ['1e2', null],
  ['1.234', null],
  ['', null],
])('reads a stake of "%s" as %s fen', (text, fen) => {
  expect(readStake(text, { lowestStake: '1.00', highestStake: '5000.00', highestWin: '200000.00', mostLegs: 8 })).toBe(fen);
});

it('cuts what may come back to a fen, and the combined price to two decimals', () => {
  expect(potentialReturn(1_001, ['1.95', '1.91'])).toBe(3_728);
  expect(combinedPrice(['1.95', '1.91'])).toBe('3.72');
});

it('asks for the bet at the prices that are shown, and for none while one is closed', async () => {
  const board = await aBoard();
  const [match] = board.matches;
  const offer = match?.markets[0]?.offers[0];
  const pick = { matchId: match?.matchId ?? '', key: offer?.key ?? '', price: '9.99' };
  const options = { roundId: crypto.randomUUID(), stake: 1_000, policy: 'better' } as const;

  expect(toRequest(picksNow([pick], board), options)).toMatchObject({ stake: '10.00', legs: [{ price: offer?.price, goals: [0, 0] }] });
  expect(toRequest(picksNow([pick, TWO], board), options)).toBeNull();
  expect(toRequest([], options)).toBeNull();
});

async function aBoard(): Promise<Board> {
  const bank = createFakeBank();
  const running = aDesk(bank, () => EARLY);
  const { state } = await running.desk.open(aTicket(bank));
  running.stop();
  return state;
}
