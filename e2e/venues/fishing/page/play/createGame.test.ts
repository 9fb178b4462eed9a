import type { Answer } from '../../../kit/page/api';
import { aPlay, aShot } from '../../testing/aPlay';
import type { BatchAnswer, BatchRequest } from '../../protocol';
import { createGame, type Game, type News } from './createGame';
import { freeOf, type Play } from './play';
import type { Kept } from './types';

const SEED = 'a'.repeat(64);
/** Time of the operator's clock. */
const PLAYED_AT = Date.UTC(2026, 10, 21, 18, 39, 56);

it('collects shots, sends them under an id whose commitment is known, and shows the answer', async () => {
  const { game, asked, news, kept } = start();
  await settle();
  shoot(game, 'a', 'b');

  game.send();
  expect(asked).toEqual([
    {
      roundId: 'id 1',
      playerSeed: 'seed',
      nextRoundId: 'id 2',
      shots: [
        { fish: 'a', bullet: '0.10' },
        { fish: 'b', bullet: '0.10' },
      ],
    },
  ]);
  expect(kept.at(-1)?.pending).toMatchObject({ roundId: 'id 1', commitment: 'for id 1' });
  await settle();

  expect(game.play).toMatchObject({ balance: 1_010, batch: null, next: { roundId: 'id 2', commitment: 'next' } });
  expect(news).toMatchObject([{ kind: 'played', round: { roundId: 'id 1' } }]);
  expect(game.play.history[0]).toMatchObject({
    at: PLAYED_AT,
    proof: { seed: SEED, playerSeed: 'seed', commitment: 'for id 1', input: '2@0.10 2@0.10' },
  });
  expect(kept.at(-1)?.pending).toBeNull();
});

it('keeps the order: what is shot meanwhile is sent when the batch before it is known', async () => {
  const { game, asked } = start();
  await settle();
  shoot(game, 'a');
  game.send();
  shoot(game, 'b');
  game.send();
  expect(asked).toHaveLength(1);

  await settle();
  game.send();
  expect(asked.map(({ shots }) => shots[0]?.fish)).toEqual(['a', 'b']);
});

it.each<[string, Answer<BatchAnswer>]>([
  ['is lost', { kind: 'lost' }],
  ['says that it was too fast', { kind: 'refused', refusal: { error: 'too-fast' } }],
  ['says that it is not known', { kind: 'refused', refusal: { error: 'unavailable' } }],
])('asks for the same batch again when an answer %s', async (_title, answer) => {
  const { game, asked, waits, runWaiting } = start({ answers: [answer, answer] });
  await settle();
  shoot(game, 'a');
  game.send();
  await settle();
  expect([game.play.attempt, freeOf(game.play)]).toEqual([1, 990]);
  runWaiting();
  await settle();
  runWaiting();
  await settle();

  expect(new Set(asked.map((batch) => JSON.stringify(batch))).size).toBe(1);
  expect([asked.length, waits]).toEqual([3, [800, 1_600]]);
  expect(game.play).toMatchObject({ batch: null, balance: 1_010, attempt: 0 });
});

it.each<[News['kind'], string, Answer<BatchAnswer>]>([
  ['returned', 'gone', { kind: 'answered', data: { outcome: 'gone', balance: '10.00', nextCommitment: 'next' } }],
  ['returned', 'insufficient', { kind: 'answered', data: { outcome: 'insufficient', balance: '0.05', nextCommitment: 'next' } }],
  ['returned', 'refused', { kind: 'refused', refusal: { error: 'bad-request' } }],
])('gives the bullets back: %s, %s', async (kind, why, answer) => {
  const { game, news } = start({ answers: [answer] });
  await settle();
  shoot(game, 'a');
  game.send();
  await settle();

  expect(news).toEqual([{ kind, why, shots: [aShot('a')] }]);
  expect(freeOf(game.play)).toBe(why === 'insufficient' ? 5 : 1_000);
});

it('asks at once for the batch that a reload has left, with its own id', async () => {
  const batch = { roundId: 'old', commitment: 'for old', playerSeed: 'p', nextRoundId: 'new', shots: [aShot('a', 20)] };
  const { game, asked } = start({ play: aPlay({ batch, next: null }) });

  expect(asked).toMatchObject([{ roundId: 'old', shots: [{ fish: 'a', bullet: '0.20' }] }]);
  await settle();
  expect(game.play.history[0]?.roundId).toBe('old');
});

it('asks again for a commitment it was not told', async () => {
  const { game, asked, commitments } = start({ failedCommits: 1 });
  await settle();
  shoot(game, 'a');
  game.send();
  await settle();
  game.send();

  expect([commitments.length, asked.length]).toEqual([2, 1]);
});

it('takes money that came from elsewhere, under a batch once that is over, and no answer older than a batch', async () => {
  const balances = [5_000, 4_000, 6_000];
  const { game } = start({ balances });
  await settle();
  await game.refresh();
  expect(game.play.balance).toBe(5_000);

  shoot(game, 'a');
  const late = game.refresh();
  game.send();
  await late;
  await settle();
  await settle();
  expect([game.play.balance, balances]).toEqual([6_000, []]);

  shoot(game, 'b');
  game.send();
  balances.push(7_000);
  await game.refresh();
  await settle();
  await settle();
  expect(game.play.balance).toBe(7_000);
});

interface Options {
  readonly play?: Play;
  readonly answers?: Answer<BatchAnswer>[];
  readonly failedCommits?: number;
  readonly balances?: number[];
}

function start({ play = aPlay({ next: null }), answers = [], failedCommits = 0, balances = [] }: Options = {}) {
  const asked: BatchRequest[] = [];
  const kept: Kept[] = [];
  const news: News[] = [];
  const waits: number[] = [];
  const waiting: (() => void)[] = [];
  const commitments: string[] = [];
  let ids = 0;
  const game = createGame({
    start: play,
    commit(roundId) {
      commitments.push(roundId);
      return Promise.resolve(commitments.length <= failedCommits ? null : `for ${roundId}`);
    },
    readBalance: () => Promise.resolve(balances.shift() ?? null),
    ask(batch) {
      asked.push(batch);
      return Promise.resolve(answers.shift() ?? { kind: 'answered', data: played(batch) });
    },
    keep: (value) => void kept.push(value),
    newId: () => `id ${String((ids += 1))}`,
    newSeed: () => 'seed',
    after(ms, run) {
      waits.push(ms);
      waiting.push(run);
    },
  });
  game.hear((each) => void news.push(each));
  return { game, asked, kept, news, waits, commitments, runWaiting: () => waiting.shift()?.() };
}

/** Answers a batch whose first shot catches a clownfish. */
function played({ roundId, playerSeed, shots }: BatchRequest): BatchAnswer {
  return {
    outcome: 'played',
    nextCommitment: 'next',
    round: {
      roundId,
      playerSeed,
      seed: SEED,
      at: PLAYED_AT,
      stake: '0.20',
      payout: '0.30',
      balance: '10.10',
      shots: shots.map(({ fish, bullet }, index) => ({
        outcome: index === 0 ? ('caught' as const) : ('missed' as const),
        fish,
        bullet,
        kind: 'clown' as const,
        multiplier: 3,
        payout: index === 0 ? '0.30' : '0.00',
        prey: [],
      })),
    },
  };
}

function shoot(game: Game, ...fish: readonly string[]): void {
  for (const each of fish) {
    const bullet = game.fire();
    if (bullet !== null) game.reached({ fish: each, bullet });
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}
