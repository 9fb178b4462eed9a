import { aPlay } from '../../testing/aPlay';
import type { GameState, SpinAnswer, SpinRequest } from '../../protocol';
import type { Answer } from '../../../kit/page/api';
import type { GameApi } from '../api';
import type { Memory } from '../../../kit/page/memory';
import type { Kept } from '../kept';
import { AUTO_PAUSE_MS, createGame, type Game } from './createGame';
import type { Play } from './play';

const KEPT: Kept = { ticket: 't', token: 'secret', pending: null, stake: null, playerSeed: 'lucky', history: [] };
const POOLS = { grand: '8888.00', major: '888.00', minor: '88.00' };
const PROOF = { commitment: 'c', seed: 's', playerSeed: 'lucky' };
const NEXT = (roundId: string) => ({ roundId, commitment: `commitment of ${roundId}` });
const LOST = { kind: 'lost' } as const;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the game at its server', () => {
  it('sends one request for a round and keeps it until it is known', async () => {
    const { game, sent, memory } = aGame([won]);
    game.spin();

    expect(memory.read()?.pending).toEqual({ roundId: 'r1', stake: 200 });
    await settle();

    expect(sent).toEqual([{ roundId: 'r1', stake: '2.00', playerSeed: 'lucky' }]);
    expect(game.play.turn).toMatchObject({ kind: 'landing', round: { back: 700, jackpot: null } });
    expect(memory.read()?.pending).toBeNull();
  });

  it('asks for the same round again after lost answers, with growing delays', async () => {
    const { game, sent } = aGame([LOST, LOST, { kind: 'refused', refusal: { error: 'too-fast' } }, won]);
    game.spin();
    await settle();
    expect(game.play.turn.kind).toBe('confirming');

    await settle(799);
    expect(sent).toHaveLength(1);
    await settle(1);
    expect(sent).toHaveLength(2);
    await settle(1_600);
    expect(sent).toHaveLength(3);
    await settle(4_000);

    expect(sent.map(({ roundId }) => roundId)).toEqual(['r1', 'r1', 'r1', 'r1']);
    expect(game.play.turn.kind).toBe('landing');
  });

  it('continues after a reload with the stake that was under way', async () => {
    const pending = { roundId: 'r1', stake: 200 };
    const { game, sent } = aGame([won], aPlay({ turn: { kind: 'confirming', pending, attempt: 1 } }));
    await settle();

    expect(sent).toEqual([{ roundId: 'r1', stake: '2.00', playerSeed: 'lucky' }]);
    expect(game.play.turn.kind).toBe('landing');
  });

  it('says that the money is short, and how much there is', async () => {
    const { game } = aGame([{ kind: 'answered', data: { outcome: 'insufficient', balance: '1.50' } }]);
    game.spin();
    await settle();

    expect(game.play).toMatchObject({ turn: { kind: 'refused', why: 'insufficient' }, balance: 150 });
  });

  it('plays the round whose commitment was shown, adds what the player chose, and shows the seed after it', async () => {
    const { game, sent, memory } = aGame([won, { kind: 'refused', refusal: { error: 'round-reused' } }]);
    expect(game.fairness).toEqual({ next: { roundId: 'r1', commitment: 'commitment of r1' }, playerSeed: 'lucky', last: null });
    expect(game.choosePlayerSeed('no colon: here')).toBe(false);
    expect(game.choosePlayerSeed('mine')).toBe(true);
    game.spin();
    await settle();
    game.landed();

    expect(sent).toEqual([{ roundId: 'r1', stake: '2.00', playerSeed: 'mine' }]);
    expect(memory.read()?.playerSeed).toBe('mine');
    expect(game.fairness).toMatchObject({ next: { roundId: 'r2' }, last: { roundId: 'r1', proof: { seed: 's' } } });
    game.spin();
    await settle();

    expect(game.play.turn.kind).toBe('refused');
    expect(game.fairness.next.roundId).toBe('r9');
  });

  it('ends with its session', async () => {
    const { game } = aGame([{ kind: 'refused', refusal: { error: 'session-over' } }]);
    game.spin();
    await settle();

    expect(game.play.turn).toEqual({ kind: 'over', unsettled: false });
  });

  it('plays automatic rounds one after another, each under an id of its own, until it is stopped', async () => {
    const { game, sent } = aGame([won, won, won]);
    game.startAuto();
    game.startAuto();
    await settle();
    game.landed();
    expect(game.play.autoLeft).toBe(9);
    await settle(AUTO_PAUSE_MS);
    game.stopAuto();
    game.landed();
    await settle(AUTO_PAUSE_MS * 3);

    expect(sent.map(({ roundId }) => roundId)).toEqual(['r1', 'r2']);
  });

  it('pauses automatic rounds, and goes on with them', async () => {
    const { game, sent } = aGame([won, won, won]);
    game.startAuto();
    await settle();
    game.setPaused(true);
    game.landed();
    await settle(AUTO_PAUSE_MS * 9);
    expect([sent.length, game.play.autoLeft]).toEqual([1, 9]);

    game.setPaused(false);
    game.setPaused(true);
    game.setPaused(false);
    await settle(AUTO_PAUSE_MS);
    expect(sent.map(({ roundId }) => roundId)).toEqual(['r1', 'r2']);
  });

  it('takes money that came in a round once the round has been shown', async () => {
    const { game } = aGame([won]);
    game.spin();
    await settle();
    await game.refresh();
    expect(game.play.balance).toBe(10_000);

    game.landed();
    await settle();
    expect(game.play.balance).toBe(33_300);
  });

  it('takes money that came from elsewhere, but no answer older than a round', async () => {
    const { game } = aGame([won]);
    await game.refresh();
    expect(game.play.balance).toBe(33_300);

    const late = game.refresh();
    game.spin();
    await late;
    expect(game.play.turn.kind).not.toBe('idle');
    expect(game.play.balance).toBe(33_300);
  });
});

/** Returns an answer of the server, which plays every round that is requested. */
function won({ roundId, stake }: SpinRequest): Answer<SpinAnswer> {
  const round = {
    roundId,
    at: 1_795_248_229_025,
    stake,
    payout: '7.00',
    jackpot: null,
    stops: [0, 0, 0, 0, 0],
    grid: [],
    wins: [],
    balance: '105.00',
    proof: PROOF,
  };
  return { kind: 'answered', data: { outcome: 'played', round, pools: POOLS, next: NEXT(`r${String(Number(roundId.slice(1)) + 1)}`) } };
}

interface Running {
  readonly game: Game;
  readonly sent: SpinRequest[];
  readonly memory: Memory<Kept>;
}

function aGame(answers: (Answer<SpinAnswer> | typeof won)[], start: Play = aPlay()): Running {
  const sent: SpinRequest[] = [];
  const state = { balance: '333.00', pools: POOLS, next: NEXT('r9') } as GameState;
  const api: Pick<GameApi, 'state' | 'spin'> = {
    state: () => Promise.resolve({ kind: 'answered', data: state }),
    spin(token, request) {
      expect(token).toBe('secret');
      sent.push(request);
      const answer = answers[sent.length - 1] ?? LOST;
      return Promise.resolve(typeof answer === 'function' ? answer(request) : answer);
    },
  };
  let kept: Kept | null = KEPT;
  const memory: Memory<Kept> = {
    read: () => kept,
    write: (next) => void (kept = next),
    clear: () => void (kept = null),
  };
  const after = (ms: number, step: () => void): void => void setTimeout(step, ms);
  return {
    game: createGame({ start, token: 'secret', kept: KEPT, api, memory, next: NEXT('r1'), playerSeed: 'lucky', after }),
    sent,
    memory,
  };
}

async function settle(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}
