import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { WalletCall } from '@site/shared/wire/venueWallet';
import { FAULTS } from '../kit/conformance/faults';
import { startTestWallet } from '../kit/conformance/startTestWallet';
import type { Fen } from '../kit/money';
import { seededRandom } from '../kit/testing/seededRandom';
import { DEMO_VENUES } from '../startDemoVenues';
import { createProcesses, type FileClock } from './createProcesses';
import { weigh, type Terms, type Weighed } from './weigh';

/** Environment of the players at a venue. */
export interface House {
  readonly url: string;
  readonly clock: FileClock;
  /** Returns a number from 0 inclusive to 1 exclusive; the sequence is the same in each run. */
  readonly random: () => number;
  /** Creates a launch for a new member. */
  ticketFor(enName: string, gameCode: string): { readonly ticket: string; readonly memberId: number };
  /** Records the expected terms of a round, in case it is played. */
  note(roundId: string, terms: Terms): void;
  /** Returns true once the requested number of rounds has been played. */
  isEnough(): boolean;
}

export interface Engine {
  readonly provider: string;
  readonly name: string;
  /** Plays with many players at once until `isEnough()`. */
  readonly play: (house: House) => Promise<void>;
}

export interface RoundsResult extends Weighed {
  readonly name: string;
  readonly rounds: number;
  readonly givenBack: number;
  readonly kills: number;
  readonly faults: number;
  readonly seconds: number;
  /** Descriptions of violated invariants; empty when all is correct. */
  readonly wrong: readonly string[];
}

/** Midnight in Shanghai. */
const BEGIN = Date.UTC(2026, 10, 22, 16);
const PLAYER_HAS: Fen = 1_000_000_000n;
const KILLS = 30;
const ORDERED_FAULTS = 200;
const SPOILT: readonly WalletCall[] = ['session', 'round', 'debit', 'keep', 'credit', 'rollback', 'find-session', 'balance', 'open-rounds'];
/** Accepted deviation of a return in standard errors. */
const MOST_SIGMAS = 4;
const LAST_ROUNDS_MS = 120_000;

/**
 * Plays the wanted number of rounds at a venue in its own process, which is killed repeatedly, with a wallet that fails
 * at times.
 */
export async function runRounds({ provider, name, play }: Engine, wanted: number, seed = 1): Promise<RoundsResult> {
  const startedAt = performance.now();
  const enNames = DEMO_VENUES.providers.find(({ id }) => id === provider)?.enNames ?? [];
  const wallet = await startTestWallet(provider, enNames, randomBytes(32).toString('hex'));
  const { rounds } = wallet.moves;
  const processes = await createProcesses(provider, wallet.access, BEGIN);
  const random = seededRandom(seed);
  const terms = new Map<string, Terms>();
  let players = 0;
  let kills = 0;
  let faults = 0;
  let isOver = false;
  let total = 0n;

  const trouble = async (): Promise<void> => {
    const after = (share: number): number => rounds.length + (wanted / share) * (0.5 + random());
    let killAt = after(KILLS);
    let faultAt = after(ORDERED_FAULTS);
    while (!isOver) {
      await pause(2);
      if (rounds.length >= faultAt) {
        faultAt = after(ORDERED_FAULTS);
        const call = SPOILT[Math.floor(random() * SPOILT.length)] ?? 'round';
        const fault = FAULTS[Math.floor(random() * FAULTS.length)];
        if (fault !== undefined)
          wallet.spoil(call, fault, () => {
            faults += 1;
          });
      }
      if (rounds.length < killAt) continue;
      await pause(20 * random());
      await processes.killAndStart();
      kills += 1;
      killAt = after(KILLS);
    }
  };

  const givenBack = (): number => rounds.filter(({ isGivenBack }) => isGivenBack).length;
  const house: House = {
    url: processes.url,
    clock: processes.clock,
    random,
    ticketFor(enName, gameCode) {
      players += 1;
      total += PLAYER_HAS;
      return { ticket: wallet.bank.sellTicket({ memberId: players, enName, gameCode, isTrial: false }, PLAYER_HAS), memberId: players };
    },
    note: (roundId, ofRound) => void terms.set(roundId, ofRound),
    isEnough: () => rounds.length >= wanted && rounds.length - givenBack() >= wanted,
  };

  try {
    const troubled = trouble();
    const playing = play(house).finally(() => {
      isOver = true;
    });
    await Promise.all([playing, troubled]);
    wallet.behave();
    await untilEnded(rounds, processes.clock);
    await wallet.lateDone();

    const wrong: string[] = [...wallet.moves.changed, ...new Set(wallet.offences)];
    const open = rounds.filter(({ back }) => back === null).length;
    if (open > 0) wrong.push(`${String(open)} rounds stay open`);
    if (new Set(rounds.map(({ roundId }) => roundId)).size !== rounds.length) wrong.push('a round was begun twice');
    const played = rounds.filter(({ isGivenBack }) => !isGivenBack);
    const unknown = played.filter(({ roundId }) => !terms.has(roundId)).length;
    if (unknown > 0) wrong.push(`${String(unknown)} rounds that no player has asked for`);
    if (wallet.bank.total() !== total) wrong.push('money was made or lost');
    const balances = (await Promise.all(wallet.sessions.map((token) => wallet.bank.balance(token)))).reduce((sum, each) => sum + each, 0n);
    const due = rounds.reduce((sum, { stake, back }) => sum - stake + (back ?? 0n), PLAYER_HAS * BigInt(wallet.sessions.length));
    if (balances !== due) wrong.push(`the players have ${String(balances - due)} fen more than stakes and payouts leave them`);

    const weighed = weigh(
      played.flatMap(({ roundId, stake, back }) => {
        const known = terms.get(roundId);
        return known === undefined || back === null ? [] : [{ terms: known, won: Number(back - stake) }];
      }),
    );
    if (!(Math.abs(weighed.returned - weighed.expected) <= MOST_SIGMAS * weighed.error))
      wrong.push('the return is none that the engine gives');
    const seconds = (performance.now() - startedAt) / 1000;
    return { name, rounds: played.length, givenBack: givenBack(), kills, faults, seconds, wrong, ...weighed };
  } finally {
    isOver = true;
    await processes.stop();
    await wallet.stop();
  }
}

/** Moves the clock on until the remaining rounds have ended. */
async function untilEnded(rounds: readonly { readonly back: Fen | null }[], clock: FileClock): Promise<void> {
  const end = performance.now() + LAST_ROUNDS_MS;
  while (rounds.some(({ back }) => back === null) && performance.now() < end) {
    clock.moveTo(clock.nowMs + 60_000);
    await pause(50);
  }
}

export function describeResult({
  name,
  rounds,
  givenBack,
  kills,
  faults,
  seconds,
  returned,
  expected,
  error,
  wrong,
}: RoundsResult): string {
  const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;
  const sigmas = ((returned - expected) / error).toFixed(1);
  const line = `${name}: ${String(rounds)} rounds, ${String(givenBack)} given back, ${String(kills)} kills, ${String(faults)} faults; returned ${percent(returned)} of ${percent(expected)} ± ${percent(error)} (${sigmas}); ${seconds.toFixed(0)} s`;
  return [line, ...wrong.map((each) => `  wrong: ${each}`)].join('\n');
}
