import type { Call } from '@site/shared/wire/call';
import type { MemberId } from '../kernel';
import { networkOf, type Limits } from './createLimits';
import { CALL_LIMITS, callName, OTHER_WRITES, type CallLimit } from './limitTable';

/** A call as it came, after its schema. */
export interface CountedCall {
  readonly call: Pick<Call<unknown, unknown>, 'path' | 'effect'>;
  readonly body: unknown;
  readonly memberId: MemberId | null;
  readonly ip: string;
  readonly idempotencyKey: string | null;
}

/** @throws TooOftenError 6011 */
export type AdmitCall = (call: CountedCall) => Promise<void>;

/** Holds each call to its row of the table, before anything of it is carried out. A call that only reads has none. */
export function createCallLimits(limits: Limits, table: readonly CallLimit[] = CALL_LIMITS): AdmitCall {
  const byCall = new Map(table.flatMap((limit) => limit.calls.map((name) => [name, limit])));

  return async ({ call, body, memberId, ip, idempotencyKey }) => {
    const limit = byCall.get(callName(call, fieldOf(body, 'method'))) ?? (call.effect === 'reads' ? undefined : OTHER_WRITES);
    if (limit === undefined) return;
    const asked = fieldOf(body, 'key') ?? fieldOf(fieldsOf(body)['Request'], 'key');
    // A question about an order by its number closes no key.
    if (limit.once === 'key-asked-about' && asked === undefined) return;
    const once = limit.once === 'key-asked-about' ? asked : limit.once === 'key-of-request' ? (idempotencyKey ?? undefined) : undefined;
    // The key of one member is not that of another.
    const onceOfAddress = once === undefined ? undefined : `${String(memberId)} ${once}`;
    await limits.count(...(memberId === null ? [] : [{ limit: `${limit.name} of member`, windows: limit.member, of: memberId, once }]), {
      limit: `${limit.name} of address`,
      windows: limit.address,
      of: networkOf(ip),
      once: onceOfAddress,
    });
  };
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function fieldOf(body: unknown, name: string): string | undefined {
  const value = fieldsOf(body)[name];
  return typeof value === 'string' ? value : undefined;
}
