import fc from 'fast-check';
import { createFindings, type Finding } from './createFindings';
import { createFuzzingMember } from './createFuzzingMember';
import { createPool } from './createPool';
import type { FuzzRun, FuzzTarget } from './fuzzRun';
import { listCalls } from './listCalls';
import { requestArbitrary } from './nextRequest';
import { steeringArbitrary } from './steerings';

export interface FuzzOrder extends FuzzTarget {
  /** Seed of the choices. Answers influence the run too, so runs with the same seed are similar but not equal. */
  readonly seed: number;
  /** Returns true when the run is over. Called before each request. */
  readonly isOver: (calls: number) => boolean;
  /** Number of concurrent sessions per member, two by default. Use one for a run that has to be repeated. */
  readonly sessions?: number;
}

export interface FuzzReport {
  readonly seed: number;
  readonly calls: number;
  /** Number of answers by response code. */
  readonly codes: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of calls that were accepted at least once, out of all calls. */
  readonly accepted: string;
  readonly neverAccepted: readonly string[];
  readonly slowestMs: number;
  /** Number of resets, which happen when no known password of a member works any more. */
  readonly resets: number;
  readonly audits: number;
  readonly findings: readonly Finding[];
}

const MEMBERS = ['player1', 'player2', 'unbound1'];

/** Number of calls between two sandbox commands, and between two audits of the ledger. */
const CALLS_PER_STEERING = 8;
const CALLS_PER_AUDIT = 2_000;

/**
 * Sends random sequences of valid and invalid calls of several members, mixed with actions of the operator. Judges each
 * answer, and audits the ledger.
 */
export async function runFuzz({ seed, isOver, sessions = 2, ...target }: FuzzOrder): Promise<FuzzReport> {
  const calls = await listCalls();
  const pool = createPool();
  const findings = createFindings();
  const codes: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  const accepted = new Set<string>();
  let count = 0;
  let slowestMs = 0;
  let resets = 0;
  let audits = 0;
  let isLockedOut = false;

  const run: FuzzRun = {
    ...target,
    pool,
    findings,
    tokens: new Map(),
    calls: () => count,
    count(call, { status, ms }, code) {
      count += 1;
      slowestMs = Math.max(slowestMs, Math.round(ms));
      statuses[status] = (statuses[status] ?? 0) + 1;
      codes[String(code)] = (codes[String(code)] ?? 0) + 1;
      if (code === 6000) accepted.add(call);
    },
    lockedOut() {
      isLockedOut = true;
    },
  };

  async function begin(): Promise<void> {
    await target.steer('reset', {});
    // Disable captchas, which a program cannot solve, and the hold of payout accounts, which lasts a day. The run then
    // reaches more calls.
    await target.steer('settings', { captcha: 'off', payoutAccountHoldHours: '0' });
    await target.steer('member/unbound1/bindings', { phone: '8613722223333', realName: '林海', birthday: '1990-01-01' });
    for (const name of MEMBERS) await target.steer(`member/${name}/balance`, { central: '5000.00' });
  }

  async function audit(): Promise<void> {
    audits += 1;
    const report = (await target.steer('ledger/audit')) as { readonly exact?: boolean; readonly findings?: unknown };
    if (report.exact !== true) findings.add('ledger/audit', `not exact: ${JSON.stringify(report.findings ?? report)}`);
  }

  /** Runs what happens between calls: an action of the operator, an audit, reading the mailbox. */
  async function meanwhile(stepSeed: number): Promise<void> {
    if (isLockedOut) {
      isLockedOut = false;
      resets += 1;
      await begin();
    }
    if (count % CALLS_PER_STEERING === 0) {
      const { path, body } = first(steeringArbitrary(pool), stepSeed);
      await target.steer(path, body);
      pool.learn(await target.steer('messages'));
      pool.learn(await target.steer('captcha'));
    }
    if (count >= (audits + 1) * CALLS_PER_AUDIT) await audit();
  }

  async function play(name: string, session: number, actor: number): Promise<void> {
    const member = createFuzzingMember(name, `192.0.2.${String(actor + 1)}`, run);
    for (let step = 0; !isOver(count); step += 1) {
      const stepSeed = Math.imul(seed + actor * 7_919, 31) + step * 104_729 + session;
      await member.make(first(requestArbitrary(calls, pool), stepSeed));
      await meanwhile(stepSeed);
    }
  }

  await begin();
  const players = MEMBERS.flatMap((name) => Array.from({ length: sessions }, (_, session) => ({ name, session })));
  await Promise.all(players.map(({ name, session }, actor) => play(name, session, actor)));
  await target.steer('tick', {});
  await audit();
  return {
    seed,
    calls: count,
    codes,
    statuses,
    accepted: `${accepted.size} of ${calls.length}`,
    neverAccepted: calls.map(({ name }) => name).filter((name) => !accepted.has(name)),
    slowestMs,
    resets,
    audits,
    findings: findings.list(),
  };
}

function first<T>(arbitrary: fc.Arbitrary<T>, seed: number): T {
  const [value] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (value === undefined) throw new Error('nothing was sampled');
  return value;
}
