import * as z from 'zod/mini';
import { SPOILED_FORMS } from './spoilData';

/** Ways in which an answer can be malformed. */
const MALFORMED = ['html', 'truncated', 'empty', ...SPOILED_FORMS] as const;

/**
 * Faults of calls, ordered by `POST /sandbox/faults`.
 *
 * | kind       | the request is executed | the caller gets                                 |
 * |------------|-------------------------|-------------------------------------------------|
 * | code       | no                      | the envelope with this code                     |
 * | httpStatus | no                      | this HTTP status and a text without an envelope |
 * | delay      | yes, `ms` later         | the answer                                      |
 * | lateAnswer | yes, at once            | the answer, `ms` later                          |
 * | drop       | no                      | a closed connection                             |
 * | dropAfter  | yes                     | a closed connection: the answer is lost         |
 * | malformed  | yes, except for `html`  | see `form`                                      |
 *
 * `form` is an HTML page, half of the JSON, nothing, or `data` with wrong types, without fields, with nulls, with huge
 * numbers.
 */
export const faultSchema = z.object({
  /** Full path of a call, `/fd/api/v1/payment/pay`, or a method of the resource call, `place`. */
  on: z.string().check(z.minLength(1)),
  /** Number of calls that get the fault. */
  times: z._default(z.int().check(z.minimum(1)), 1),
  /** Number of matching calls that pass before. */
  after: z._default(z.int().check(z.minimum(0)), 0),
  fault: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('code'),
      code: z.int(),
      message: z.optional(z.string()),
      data: z.optional(z.unknown()),
    }),
    z.object({ kind: z.literal('httpStatus'), status: z.int().check(z.minimum(400), z.maximum(599)) }),
    z.object({ kind: z.literal('delay'), ms: z.int().check(z.minimum(0), z.maximum(120_000)) }),
    z.object({ kind: z.literal('lateAnswer'), ms: z.int().check(z.minimum(0), z.maximum(120_000)) }),
    z.object({ kind: z.literal('drop') }),
    z.object({ kind: z.literal('dropAfter') }),
    z.object({ kind: z.literal('malformed'), form: z.enum(MALFORMED) }),
  ]),
});

export type FaultOrder = z.infer<typeof faultSchema>;
export type Fault = FaultOrder['fault'];

export interface Faults {
  order(order: FaultOrder): void;
  /** Takes the fault of this call, or returns null. `method` is the method of a resource call. */
  take(path: string, method: string | null): Fault | null;
  readonly pending: readonly FaultOrder[];
  clear(): void;
}

/** Creates the list of ordered faults. The oldest matching order applies first. */
export function createFaults(): Faults {
  let orders: FaultOrder[] = [];
  return {
    order(order) {
      orders.push(order);
    },
    take(path, method) {
      const order = orders.find(({ on }) => on === path || on === method);
      if (order === undefined) return null;
      if (order.after > 0) {
        orders = orders.map((each) => (each === order ? { ...each, after: each.after - 1 } : each));
        return null;
      }
      orders = orders.flatMap((each) => (each !== order ? [each] : each.times > 1 ? [{ ...each, times: each.times - 1 }] : []));
      return order.fault;
    },
    get pending() {
      return orders;
    },
    clear() {
      orders = [];
    },
  };
}
