import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { WalletCall } from '@site/shared/wire/venueWallet';
import { formatYuan, type Fen } from '../money';
import type { GameServer } from '../operator';
import { ANSWER_LOST, FAULTS, REQUEST_LOST, type Fault } from './faults';
import { startTestWallet, type TestWallet, type WalletAccess } from './startTestWallet';

export interface GameUnderTest {
  readonly enName: string;
  readonly gameCode: string;
}

/** Adapter that a provider writes to have its server tested. */
export interface ProviderUnderTest {
  readonly id: string;
  /** The provider's own venues; all others are foreign to it. */
  readonly enNames: readonly string[];
  /** One game for each way in which the provider's games move money. */
  readonly games: readonly GameUnderTest[];
  /** Starts the provider's server on `port`; 0 takes any free port. Every start must use the same secret. */
  start(wallet: WalletAccess, port: number): Promise<GameServer>;
  /**
   * Plays one round with the calls of the provider's own page, always with the same stake, and retries unanswered calls
   * as the page does. Resolves with the result of the stake when the page would show that the round is over or was not
   * played. Rejects when the ticket opens no session.
   */
  play(url: string, ticket: string, game: GameUnderTest): Promise<StakeTold>;
  /** Moves the clock so far that every abandoned round must end. Needed when rounds end by the clock. */
  passTime?(): void;
}

/**
 * `insufficient`: the page shows that the player has too little money. `refused`: no round was played for another
 * reason.
 */
export type StakeTold = 'taken' | 'insufficient' | 'refused';

export interface CaseResult {
  readonly title: string;
  /** `unused`: the game does not make this call. */
  readonly outcome: 'passed' | 'failed' | 'unused';
  readonly why: string;
}

/**
 * Calls of a round that are tested with each fault. `rollback` is sent only after a failure, so it has its own cases.
 */
const FAULTY_CALLS = ['session', 'round', 'debit', 'keep', 'credit'] as const satisfies readonly WalletCall[];
const READS = ['find-session', 'balance', 'pools'] as const satisfies readonly WalletCall[];

const PLAYER_HAS: Fen = 1_000_000n;
/** Number of rounds played until a call occurs that not every round makes. */
const MOST_ROUNDS = 8;
const WAIT_MS = 20;

class Found extends Error {
  override readonly name = 'Found';
}

/**
 * Runs all conformance cases for each game of a provider.
 *
 * @param waitMs time limit for a round to end
 */
export async function runConformance(
  provider: ProviderUnderTest,
  tell: (result: CaseResult) => void,
  waitMs = 60_000,
): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  for (const game of provider.games) {
    await runGame(provider, game, waitMs, (result) => {
      results.push(result);
      tell(result);
    });
  }
  return results;
}

async function runGame(
  provider: ProviderUnderTest,
  game: GameUnderTest,
  waitMs: number,
  tell: (result: CaseResult) => void,
): Promise<void> {
  const wallet = await startTestWallet(provider.id, provider.enNames, randomBytes(32).toString('hex'));
  let server = await provider.start(wallet.access, 0);
  const { url } = server;
  let stakes: Fen | null = null;
  let restarting = Promise.resolve();

  const restart = (): void => {
    restarting = restarting.then(async () => {
      await server.stop();
      server = await provider.start(wallet.access, Number(new URL(url).port));
    });
  };

  /** Plays one round as a new player and checks all invariants afterwards. */
  const round = async ({ has = PLAYER_HAS, isSpent = false, isOpen = true, ends = async () => Promise.resolve() }: Terms = {}): Promise<{
    readonly begun: number;
    readonly told: StakeTold | Error;
  }> => {
    const [total, first, sessions, changed] = [
      wallet.bank.total(),
      wallet.moves.rounds.length,
      wallet.sessions.length,
      wallet.moves.changed.length,
    ];
    const askedBefore = wallet.moves.asked.size;
    const ticket = wallet.bank.sellTicket({ memberId: sessions + 1, ...game, isTrial: false }, has);
    const told = await within(waitMs, 'the page shows no end of the round', provider.play(url, ticket, game).catch(asError));
    await within(waitMs, 'the server does not start again', restarting);
    if (told instanceof Error && isOpen) throw new Found(`the round can't be played: ${told.message}`);
    await ends();
    await wallet.lateDone();
    await until(waitMs, 'a round stays open', () => wallet.moves.rounds.slice(first).every(({ back }) => back !== null));
    const rounds = wallet.moves.rounds.slice(first);
    if (wallet.moves.asked.size - askedBefore > 1) throw new Found('the round has two ids');
    const [one] = rounds;
    if (one !== undefined) {
      if (stakes !== null && one.stake !== stakes) throw new Found(`${formatYuan(one.stake)} was staked, not ${formatYuan(stakes)}`);
      stakes ??= one.stake;
    }
    if (wallet.moves.changed.length > changed)
      throw new Found(`other amounts under the same ids: ${wallet.moves.changed.slice(changed).join('; ')}`);
    const opened = wallet.sessions.slice(sessions);
    if (opened.length > 1) throw new Found('the ticket has opened two sessions');
    for (const token of opened) {
      if (wallet.bank.total() !== total + has) throw new Found('money was made or lost');
      if ((await wallet.bank.findSession(token)) === null) continue;
      const due = rounds.reduce((sum, { stake, back }) => sum - stake + (back ?? 0n), isSpent ? 0n : has);
      const balance = await wallet.bank.balance(token);
      if (balance !== due) throw new Found(`the player has ${formatYuan(balance)} instead of ${formatYuan(due)}`);
    }
    return { begun: rounds.length, told };
  };

  /** Plays one round as a player who cannot afford the stake. */
  const refused = async (terms: Terms): Promise<'passed'> => {
    const { begun, told } = await round(terms);
    if (begun !== 0) throw new Found('a round was begun');
    if (told !== 'insufficient') throw new Found('the page is not told that the money does not reach');
    return 'passed';
  };

  const check = async (title: string, run: () => Promise<'passed' | 'unused'>): Promise<void> => {
    const offences = wallet.offences.length;
    let result: CaseResult = { title: `${game.gameCode}: ${title}`, outcome: 'passed', why: '' };
    try {
      result = { ...result, outcome: await run() };
      const more = new Set(wallet.offences.slice(offences));
      if (more.size > 0) throw new Found(`refused by the wallet: ${[...more].join('; ')}`);
    } catch (error) {
      result = { ...result, outcome: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
    wallet.behave();
    tell(result);
  };

  const faulty = async (call: WalletCall, order: () => { readonly isMet: boolean }, terms?: Terms): Promise<'passed' | 'unused'> => {
    if (!wallet.called.has(call)) return 'unused';
    const ordered = order();
    for (let played = 0; played < MOST_ROUNDS && !ordered.isMet; played += 1) await round(terms);
    return ordered.isMet ? 'passed' : 'unused';
  };

  const cases = async (): Promise<void> => {
    await check('a round is played', async () => {
      for (let played = 0; played < MOST_ROUNDS && !(wallet.called.has('keep') || wallet.called.has('round')); played += 1) {
        if ((await round()).begun !== 1) throw new Found('no stake was taken');
      }
      return 'passed';
    });
    await check('a ticket opens one session, also when it comes twice at once', async () => {
      const [sessions, rounds] = [wallet.sessions.length, wallet.moves.rounds.length];
      const ticket = wallet.bank.sellTicket({ memberId: sessions + 1, ...game, isTrial: false }, PLAYER_HAS);
      const play = async (): Promise<StakeTold> => provider.play(url, ticket, game);
      const both = await within(waitMs, 'the page shows no end of the round', Promise.allSettled([play(), play(), play()]));
      await until(waitMs, 'a round stays open', () => wallet.moves.rounds.slice(rounds).every(({ back }) => back !== null));
      if (both.filter(({ status }) => status === 'fulfilled').length !== 1) throw new Found('one of three pages should play');
      if (wallet.sessions.length !== sessions + 1 || wallet.moves.rounds.length > rounds + 1) throw new Found('two pages have played');
      return 'passed';
    });
    await check('a stake that the player does not have begins no round', () => refused({ has: 0n }));
    await check('a stake whose money is spent elsewhere after you have read the balance begins no round', () => {
      wallet.spendBeforeStake();
      return refused({ isSpent: true });
    });
    for (const call of FAULTY_CALLS) {
      if (!wallet.called.has(call)) {
        tell({ title: `${game.gameCode}: ${call}`, outcome: 'unused', why: '' });
        continue;
      }
      for (const fault of FAULTS) {
        await check(`${call}: ${fault.title}`, () => faulty(call, () => wallet.spoil(call, fault), { isOpen: call !== 'session' }));
      }
      if (call === 'session') continue;
      for (const fault of [ANSWER_LOST, REQUEST_LOST]) {
        await check(`${call}: you are killed, and ${fault.title}`, () => faulty(call, () => wallet.spoil(call, fault, restart)));
      }
    }
    for (const call of READS) {
      await check(`${call}: ${REQUEST_LOST.title}`, () => faulty(call, () => wallet.spoil(call, REQUEST_LOST), { isOpen: false }));
    }
    for (const fault of [ANSWER_LOST, REQUEST_LOST]) {
      await check(`rollback after a debit without an answer: ${fault.title}`, () => faulty('rollback', () => lostThen(wallet, fault)));
    }
    await check('open-rounds: you start again in an open round, and it never arrives', () =>
      faulty('open-rounds', () => {
        let start = { isMet: false };
        wallet.spoil('debit', ANSWER_LOST, () => {
          start = wallet.spoil('open-rounds', REQUEST_LOST);
          restart();
        });
        return {
          get isMet() {
            return start.isMet;
          },
        };
      }),
    );
    await check('the session ends in the round', async () => {
      if (!wallet.called.has('debit')) return 'unused';
      wallet.after('debit', () => {
        wallet.bank.endSession(wallet.sessions.at(-1) ?? '');
      });
      const ends = async (): Promise<void> => {
        provider.passTime?.();
        restart();
        await within(waitMs, 'the server does not start again', restarting);
      };
      await round({ isOpen: false, ends });
      return 'passed';
    });
  };

  try {
    await cases();
  } finally {
    await restarting.catch(() => undefined);
    await server.stop();
    await wallet.stop();
  }
}

interface Terms {
  readonly has?: Fen;
  /** True when the player's money is spent elsewhere before the stake is taken. */
  readonly isSpent?: boolean;
  /** True when the page must reach the end of the round. */
  readonly isOpen?: boolean;
  /** Runs before the round must be over. */
  readonly ends?: () => Promise<void>;
}

/** Loses the answer of a debit, then applies the fault to the rollback that follows. */
function lostThen(wallet: TestWallet, fault: Fault): { readonly isMet: boolean } {
  let rollback = { isMet: false };
  wallet.spoil('debit', ANSWER_LOST, () => {
    rollback = wallet.spoil('rollback', fault);
  });
  return {
    get isMet() {
      return rollback.isMet;
    },
  };
}

async function until(waitMs: number, otherwise: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + waitMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Found(otherwise);
    await pause(WAIT_MS);
  }
}

async function within<Result>(waitMs: number, otherwise: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Found(otherwise));
    }, waitMs);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
