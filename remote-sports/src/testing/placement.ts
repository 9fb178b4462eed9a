import type { CallResult } from '@site/shared/contract';
import { createPlacementDriver } from '../placement/createPlacementDriver';
import type { Answer, Placement } from '../slip/placement';
import { createSlipStore } from '../slip/slipStore';
import type { BetOrder, PlacementKey, Quote, SlipEntry } from '../slip/types';
import type { AnsweredOrders } from '../shared-tasks/createAnsweredOrders';
import { anEntry, aQuote, aSlip, aTicket } from './builders';

export const ok = <T>(data: T): CallResult<T> => ({ ok: true, data });
export const fail = <T>(kind: 'timeout' | 'unreachable' | 'aborted'): CallResult<T> => ({ ok: false, failure: { kind } });

const noop = () => undefined;

type Outcomes = readonly CallResult<Answer | 'unknown'>[];

export interface Trace {
  placed: PlacementKey[];
  asked: PlacementKey[];
  waits: number[];
  pending: readonly BetOrder[];
  moved: Placement['status'][];
  now: number;
}

/** Sets up a platform and a clock in memory. Waits resolve at once and are recorded. Responses may differ by key. */
export function setUpPlacement(options: {
  place?: CallResult<Answer> | ((key: PlacementKey) => CallResult<Answer>);
  outcomes?: Outcomes | ((key: PlacementKey) => CallResult<Answer | 'unknown'>);
  placements?: readonly Placement[];
  quote?: Quote;
  entries?: readonly SlipEntry[];
  pending?: readonly BetOrder[];
  answered?: AnsweredOrders<BetOrder>;
  /** Called to check whether another tab holds the lock of a key; default: no other tab does. */
  onLocked?: (trace: Trace) => boolean;
}) {
  const { place = ok({ status: 'accepted', receipt: aTicket() }), outcomes = [], entries = [anEntry()] } = options;
  const store = createSlipStore({
    slip: aSlip({ mode: entries.length > 1 ? 'multiple' : 'single', entries }),
    stake: '100',
    quote: options.quote ?? aQuote(),
    placements: options.placements ?? [],
  });
  const queue = typeof outcomes === 'function' ? [] : [...outcomes];
  const trace: Trace = { placed: [], asked: [], waits: [], pending: options.pending ?? [], moved: [], now: 0 };
  const driver = createPlacementDriver({
    store,
    place: ({ key }) => {
      trace.placed.push(key);
      return Promise.resolve(typeof place === 'function' ? place(key) : place);
    },
    findOutcome: ({ key }) => {
      trace.asked.push(key);
      return Promise.resolve(typeof outcomes === 'function' ? outcomes(key) : (queue.shift() ?? fail('aborted')));
    },
    pendingOrders: {
      list: () => trace.pending,
      add: (added) => {
        trace.pending = [...trace.pending, added];
      },
      remove: (key) => {
        trace.pending = trace.pending.filter((kept) => kept.key !== key);
      },
    },
    answeredOrders: options.answered ?? { list: () => [], keep: noop, recall: noop, forget: noop },
    lock: async (_key, task) => {
      if (options.onLocked?.(trace)) return false;
      await task();
      return true;
    },
    signal: new AbortController().signal,
    now: () => trace.now,
    wait: (ms) => {
      trace.waits.push(ms);
      trace.now += ms;
      return Promise.resolve();
    },
    onMoneyMoved: ({ status }) => {
      trace.moved.push(status);
    },
  });
  return { driver, store, trace, at: () => store.getState().placements.map((placement) => placement.status) };
}
