import type { Call } from '@site/shared/wire/call';
import type { Clock, Db, MemberId } from '../kernel';
import { createRateLimit, isUsedKey, TooOftenError } from '../kernel';
import { costOf } from './callCosts';
import { networkOf, type Limits } from './createLimits';
import { BUDGETS, CALL_LIMITS, callName, KEY_SCOPES, laneOf, OTHER_WRITES, REPEATED, type CallLimit, type Lane } from './limitTable';

/** Call that passed its schema. */
export interface CountedCall {
  readonly call: Pick<Call<unknown, unknown>, 'path' | 'effect'>;
  readonly body: unknown;
  readonly memberId: MemberId | null;
  readonly ip: string;
  readonly idempotencyKey: string | null;
}

export interface CallLimits {
  /**
   * Counts a call before anything of it is checked. @throws TooOftenError 6011 when the network has used up its budget
   */
  enter(call: Pick<CountedCall, 'call' | 'body' | 'ip'>): Promise<void>;
  /**
   * Counts the cost of a call and applies its row of the limit table before it is executed. A request repeated with its
   * key is limited by {@link REPEATED} instead.
   *
   * @throws TooOftenError 6011
   */
  admit(call: CountedCall): Promise<void>;
  /** Resets the counted costs. */
  clear(): void;
}

interface CallLimitsDependencies {
  readonly limits: Limits;
  readonly clock: Clock;
  /** Database with the used idempotency keys. */
  readonly db: Db;
  readonly table?: readonly CallLimit[];
}

/** Cost of a call before its schema is checked. */
const ENTRY = 1;

export function createCallLimits({ limits, clock, db, table = CALL_LIMITS }: CallLimitsDependencies): CallLimits {
  const byCall = new Map(table.flatMap((limit) => limit.calls.map((name) => [name, limit])));
  const newBudgets = () => ({ member: createRateLimit(BUDGETS.member, clock), network: createRateLimit(BUDGETS.network, clock) });
  let budgets = newBudgets();

  async function spend(lane: Lane, of: Partial<Record<keyof typeof BUDGETS, string | number>>, points: number): Promise<void> {
    for (const whose of ['member', 'network'] as const) {
      const waitMs = of[whose] === undefined ? 0 : await budgets[whose](`${lane} ${String(of[whose])}`, undefined, points);
      if (waitMs > 0) throw new TooOftenError(waitMs);
    }
  }

  return {
    enter: ({ call, body, ip }) => spend(laneOf(callName(call, fieldOf(body, 'method'))), { network: networkOf(ip) }, ENTRY),

    async admit({ call, body, memberId, ip, idempotencyKey }) {
      const method = fieldOf(body, 'method');
      const name = callName(call, method);
      await spend(laneOf(name), { ...(memberId !== null && { member: memberId }), network: networkOf(ip) }, costOf(call, method));
      const limit = byCall.get(name) ?? (call.effect === 'reads' ? undefined : OTHER_WRITES);
      if (limit === undefined) return;
      const scope = KEY_SCOPES.get(name);
      const isRepeated =
        scope !== undefined &&
        memberId !== null &&
        idempotencyKey !== null &&
        (await isUsedKey(db, scope, { memberId, key: idempotencyKey }));
      await countRow(isRepeated ? REPEATED : limit, { body, memberId, ip, idempotencyKey });
    },

    clear() {
      budgets = newBudgets();
    },
  };

  async function countRow(limit: CallLimit, { body, memberId, ip, idempotencyKey }: Omit<CountedCall, 'call'>): Promise<void> {
    const asked = fieldOf(body, 'key') ?? fieldOf(fieldsOf(body)['Request'], 'key');
    // A lookup by order number closes no key.
    if (limit.once === 'key-asked-about' && asked === undefined) return;
    const once = limit.once === 'key-asked-about' ? asked : limit.once === 'key-of-request' ? (idempotencyKey ?? undefined) : undefined;
    // Keys of different members are different.
    const onceOfAddress = once === undefined ? undefined : `${String(memberId)} ${once}`;
    await limits.count(...(memberId === null ? [] : [{ limit: `${limit.name} of member`, windows: limit.member, of: memberId, once }]), {
      limit: `${limit.name} of address`,
      windows: limit.address,
      of: networkOf(ip),
      once: onceOfAddress,
    });
  }
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function fieldOf(body: unknown, name: string): string | undefined {
  const value = fieldsOf(body)[name];
  return typeof value === 'string' ? value : undefined;
}
