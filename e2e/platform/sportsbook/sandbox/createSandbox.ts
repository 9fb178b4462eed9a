import { check, describeIssues, type Schema } from '@site/shared/wire/schema';
import * as z from 'zod/mini';
import type { SandboxCommand, Trx } from '../../kernel';
import { inTransaction } from '../../kernel';
import type { BettingContext } from '../betting/bettingContext';
import { restoreMatch } from '../betting/restoreMatch';
import { matchIdOf } from '../markets/gameIds';
import { elapsedAt, type MatchRecord } from '../matches/matchRecord';
import { readMatch, addMatchEvent, touchMatch } from '../matches/matchStore';
import { viewMatch } from '../matches/matchView';
import type { SportsbookSettings } from '../matches/settings';
import type { Goals, Happening, Side } from '../simulator/course';
import { GAME_MODELS } from '../simulator/play/models';
import { isPlayed } from '../simulator/sport';
import type { SportsbookTables } from '../database/tables';
import { createMatch, createMatchSchema } from './createMatch';
import { fixPrice, fixPriceSchema } from './fixPrice';
import { SandboxRefusal } from './sandboxRefusal';

export interface SandboxDependencies {
  readonly context: BettingContext;
  readonly seed: number;
  /** Runs after each command, so that the test suite sees its effect at once. */
  readonly tick: () => Promise<void>;
  readonly tune: (settings: Partial<SportsbookSettings>) => SportsbookSettings;
}

const goalsSchema = z.object({ home: z.int().check(z.minimum(0)), away: z.int().check(z.minimum(0)) });
const matchSchema = z.object({ gameId: z.string() });
/** Event of one side. `lateMs` is how long ago it happened; the feed reports it only now. */
const happeningSchema = z.object({ gameId: z.string(), side: z.enum(['H', 'C']), lateMs: z._default(z.int().check(z.minimum(0)), 0) });
/**
 * Scored points. `amount` is needed when it differs from the usual unit: a goal, two points in basketball, a rally, a
 * frame, a run.
 */
const pointSchema = z.object({ ...happeningSchema.shape, amount: z.optional(z.int().check(z.minimum(1), z.maximum(100))) });
const finishSchema = z.object({
  gameId: z.string(),
  score: z.optional(goalsSchema),
  half: z.optional(goalsSchema),
  parts: z.optional(z.array(goalsSchema)),
  winners: z.optional(z.array(z.int().check(z.minimum(1))).check(z.minLength(1))),
});
const speedSchema = z.object({ gameId: z.string(), speed: z.number().check(z.gt(0), z.maximum(600)) });
const settingsSchema = z.partial(
  z.object({
    dangerWindowMs: z.int(),
    quoteLifeMs: z.int(),
    suspensionMs: z.int(),
    feedDelayMs: z.int(),
    liveStepMs: z.int(),
    earlyStepMs: z.int(),
  }),
);

/**
 * Creates the commands of `POST /sandbox/match/<command>`.
 *
 * | command | body |
 * |---|---|
 * | `goal` `red-card` `yellow-card` `corner` `penalty` | `{ gameId, side: 'H' or 'C', lateMs? }` |
 * | `suspend` `resume` | `{ gameId }` |
 * | `start` | `{ gameId }`: kicks off now |
 * | `finish` | `{ gameId, score?, half? }`: ends now with the current or the given score, and is settled |
 * | `restore` | as `finish`, for an ended match: withdraws its result and settles again; returns the number of tickets |
 * | `interrupt` `abandon` | `{ gameId }`: play stops (void after 36 hours), or is abandoned at once |
 * | `price` | `{ gameId, w, ratio?, strong?, state?, prices? }`: fixes one line of a market |
 * | `free-price` | `{ gameId, w }`: back to the model |
 * | `speed` | `{ gameId, speed }`: 60 plays a minute in a second |
 * | `create` | `{ sport?, … }`, see `createMatch.ts`; returns `{ gameId, hgid }` |
 * | `state` | `{ gameId }`: returns the match and its end |
 * | `settings` | `{ dangerWindowMs?, … }`: returns all settings |
 */
export function createSandbox({ context, seed, tick, tune }: SandboxDependencies): Readonly<Record<string, SandboxCommand>> {
  const { db, clock } = context;

  /** Changes a match under a lock that excludes placements on it. */
  async function change(gameId: string, work: (trx: Trx, record: MatchRecord) => Promise<void>): Promise<unknown> {
    await inTransaction(db, async (trx) => {
      const record = await readMatch(trx, matchIdOf(gameId) ?? 0, context.settings().feedDelayMs, 'update');
      if (record === undefined) throw new SandboxRefusal(`no match ${gameId}`);
      if (record.end !== null) throw new SandboxRefusal(`match ${gameId} has ended`);
      await work(trx, record);
      await touchMatch(trx, record.gameId);
    });
    await tick();
    return stateOf(gameId);
  }

  async function stateOf(gameId: string): Promise<unknown> {
    const record = await readMatch(db, matchIdOf(gameId) ?? 0, context.settings().feedDelayMs);
    if (record === undefined) throw new SandboxRefusal(`no match ${gameId}`);
    const { state, phase, isSuspended } = viewMatch(record, clock.nowMs(), context.settings());
    const { period, score, half, parts, clockSeconds } = state;
    return {
      gameId: String(record.gameId),
      sport: record.sport,
      phase,
      period,
      isSuspended,
      clockSeconds,
      score,
      half,
      parts,
      end: record.end,
    };
  }

  const report = (gameId: string, happening: Happening, lateMs = 0): Promise<unknown> =>
    change(gameId, async (trx, record) => {
      const now = await startedElapsed(trx, record);
      await addMatchEvent(trx, record.gameId, happening, Math.max(0, now - lateMs * record.anchor.speed), now);
    });

  /** Returns the current match time and kicks off a match that has not started. */
  async function startedElapsed(trx: Trx, record: MatchRecord): Promise<number> {
    const elapsed = elapsedAt(record.anchor, clock.nowMs());
    if (elapsed >= 0) return elapsed;
    await touchMatch(trx, record.gameId, { atMs: clock.nowMs(), elapsed: 0, speed: record.anchor.speed });
    return 0;
  }

  const scores: SandboxCommand = command(pointSchema, ({ gameId, side, amount, lateMs }) =>
    report(gameId, { kind: 'goal', side: sideOf(side), ...(amount !== undefined && { amount }) }, lateMs),
  );
  const happen = (kind: 'red-card' | 'yellow-card' | 'corner' | 'penalty'): SandboxCommand =>
    command(happeningSchema, ({ gameId, side, lateMs }) => report(gameId, { kind, side: sideOf(side) }, lateMs));
  const simply = (kind: 'suspend' | 'resume' | 'interrupt' | 'abandon'): SandboxCommand =>
    command(matchSchema, ({ gameId }) => report(gameId, { kind }));

  return {
    goal: scores,
    point: scores,
    'red-card': happen('red-card'),
    'yellow-card': happen('yellow-card'),
    corner: happen('corner'),
    penalty: happen('penalty'),
    suspend: simply('suspend'),
    resume: simply('resume'),
    interrupt: simply('interrupt'),
    abandon: simply('abandon'),
    retire: simply('abandon'),
    start: command(matchSchema, ({ gameId }) =>
      change(gameId, async (trx, record) => {
        await startedElapsed(trx, record);
      }),
    ),
    finish: command(finishSchema, (body) =>
      change(body.gameId, async (trx, record) => {
        const now = await startedElapsed(trx, record);
        for (const happening of resultOf(record, body)) await addMatchEvent(trx, record.gameId, happening, now, now);
        await addMatchEvent(trx, record.gameId, { kind: 'finish' }, now, now);
      }),
    ),
    restore: command(finishSchema, async (body) => {
      const tickets = await restoreMatch(context, matchIdOf(body.gameId) ?? 0, (record) => resultOf(record, body));
      if (tickets === null) throw new SandboxRefusal(`match ${body.gameId} has not ended`);
      await tick();
      return { tickets };
    }),
    speed: command(speedSchema, ({ gameId, speed }) =>
      change(gameId, async (trx, record) => {
        const nowMs = clock.nowMs();
        const elapsed = elapsedAt(record.anchor, nowMs);
        // Before kick-off match time runs with the clock, so the start time does not move.
        const anchor = elapsed < 0 ? { ...record.anchor, speed } : { atMs: nowMs, elapsed, speed };
        await touchMatch(trx, record.gameId, anchor);
      }),
    ),
    price: command(fixPriceSchema, (fixed) => change(fixed.gameId, (trx, record) => fixPrice(trx, record, fixed))),
    'free-price': command(z.object({ gameId: z.string(), w: z.string() }), ({ gameId, w }) =>
      change(gameId, async (trx) => {
        await trx
          .withTables<SportsbookTables>()
          .deleteFrom('sb_fixed_market')
          .where('line_game_id', '=', gameId)
          .where('w', '=', w)
          .execute();
      }),
    ),
    create: command(createMatchSchema, async (body) => {
      const created = await createMatch(context, seed, body);
      await tick();
      return created;
    }),
    state: command(matchSchema, ({ gameId }) => stateOf(gameId)),
    settings: command(settingsSchema, (settings) => {
      const known = Object.entries(settings).filter(([, value]) => value !== undefined);
      return Promise.resolve(tune(Object.fromEntries(known)));
    }),
  };

  /** Returns the events that set the result of a match; none when the played result is kept. */
  function resultOf(
    record: MatchRecord,
    { score, half, parts, winners }: Omit<z.infer<typeof finishSchema>, 'gameId'>,
  ): readonly Happening[] {
    const outright: Happening[] = winners ? [{ kind: 'standing', winners }] : [];
    return score || parts ? [...outright, endOf(record, score ?? { home: 0, away: 0 }, half, parts)] : outright;
  }

  function endOf(record: MatchRecord, score: Goals, half: Goals | undefined, parts: readonly Goals[] | undefined): Happening {
    if (!isPlayed(record.sport)) return { kind: 'score', score, half: half ?? knownHalf(record, score) };
    const { partName } = GAME_MODELS[record.sport];
    const named = parts?.map((part, index) => ({ period: partName(index + 1), ...part }));
    return { kind: 'score', score, half: null, ...(named && { parts: named }) };
  }

  /** Returns the half-time score when only the final score is given: the played one, capped by the final score. */
  function knownHalf(record: MatchRecord, final: Goals): Goals {
    const { state } = viewMatch(record, clock.nowMs(), context.settings());
    const half = state.half ?? state.score;
    return { home: Math.min(half.home, final.home), away: Math.min(half.away, final.away) };
  }
}

function command<Body>(schema: Schema<Body>, run: (body: Body) => Promise<unknown>): SandboxCommand {
  return (body) => {
    const checked = check(schema, body);
    if (checked.issues !== undefined) return Promise.reject(new SandboxRefusal(describeIssues(checked.issues)));
    return run(checked.value);
  };
}

function sideOf(letter: 'H' | 'C'): Side {
  return letter === 'H' ? 'home' : 'away';
}
