import fc from 'fast-check';
import { createFindings, type Finding } from './createFindings';
import { createFuzzingMember } from './createFuzzingMember';
import { createPool } from './createPool';
import type { FuzzRun, FuzzTarget } from './fuzzRun';
import { listCalls } from './listCalls';
import { requestArbitrary } from './nextRequest';
import { steeringArbitrary } from './steerings';

export interface FuzzOrder extends FuzzTarget {
  /** The same seed makes the same choices; what answers say decides too, so that two runs resemble each other and are not equal. */
  readonly seed: number;
  /** Asked before each request. */
  readonly isOver: (calls: number) => boolean;
  /** Two sessions of each member ask at once; one for a run that is to be repeated. */
  readonly sessions?: number;
}

export interface FuzzReport {
  readonly seed: number;
  readonly calls: number;
  /** How often each response code came. */
  readonly codes: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  /** Calls that were carried out at least once, of all. */
  readonly accepted: string;
  readonly neverAccepted: readonly string[];
  readonly slowestMs: number;
  /** How often no password of a member fitted any more, so that the data was reset. */
  readonly resets: number;
  readonly audits: number;
  readonly findings: readonly Finding[];
}

const MEMBERS = ['player1', 'player2', 'unbound1'];

/** A steering comes with every so many calls, an audit of the ledger with every so many. */
const CALLS_PER_STEERING = 8;
const CALLS_PER_AUDIT = 2_000;

/** Random sequences of valid and spoilt calls of several members, with an operator who steers meanwhile; judged call by call, and by the ledger. */
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
    // What a machine cannot pass, or would wait a day for: without it, it comes further.
    await target.steer('settings', { captcha: 'off', payoutAccountHoldHours: '0' });
    await target.steer('member/unbound1/bindings', { phone: '8613722223333', realName: '林海', birthday: '1990-01-01' });
    for (const name of MEMBERS) await target.steer(`member/${name}/balance`, { central: '5000.00' });
  }

  async function audit(): Promise<void> {
    audits += 1;
    const report = (await target.steer('ledger/audit')) as { readonly exact?: boolean; readonly findings?: unknown };
    if (report.exact !== true) findings.add('ledger/audit', `not exact: ${JSON.stringify(report.findings ?? report)}`);
  }

  /** What else happens: an operator's order, an audit, the reading of the mailbox. */
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
