import { TooOftenError } from '../kernel';

/** Sender of a call: the network of its address, and within it the token, or all guests together. */
export interface CallSender {
  readonly network: string;
  readonly caller: string;
}

/** Upper bounds of calls in flight (in total, per network and per caller) and of waiting calls. */
export interface CallQueueLimits {
  readonly atOnce: number;
  readonly ofNetwork: number;
  readonly ofCaller: number;
  readonly waitingOfNetwork: number;
  readonly waiting: number;
}

/** Runs the work of a call when its turn comes. @throws TooOftenError 6011 at once when too many calls wait */
export type CallQueue = <Answer>(sender: CallSender, work: () => Promise<Answer>) => Promise<Answer>;

type Start = () => void;

interface Network {
  inFlight: number;
  waiting: number;
  /** Waiting calls by caller. */
  readonly callers: Map<string, Start[]>;
}

/** Time after which a refused client may retry. */
const WAIT_MS = 1_000;

/**
 * Runs a limited number of calls at once. The others take turns: one call per network, and within a network one per
 * caller, however many wait. A flood therefore delays only itself. Invented tokens do not help, because they share the
 * turns of their network.
 */
export function createCallQueue(limits: CallQueueLimits): CallQueue {
  const networks = new Map<string, Network>();
  const inFlightOfCaller = new Map<string, number>();
  let inFlight = 0;
  let waiting = 0;

  function networkOf(name: string): Network {
    const network = networks.get(name) ?? { inFlight: 0, waiting: 0, callers: new Map<string, Start[]>() };
    networks.set(name, network);
    return network;
  }

  /** Takes the call whose turn it is and moves its network and caller to the end of the round. */
  function takeNext(): Start | undefined {
    for (const [name, network] of networks) {
      if (network.inFlight >= limits.ofNetwork) continue;
      for (const [caller, starts] of network.callers) {
        if ((inFlightOfCaller.get(caller) ?? 0) >= limits.ofCaller) continue;
        const [start, ...later] = starts;
        network.callers.delete(caller);
        if (later.length > 0) network.callers.set(caller, later);
        networks.delete(name);
        networks.set(name, network);
        network.waiting -= 1;
        waiting -= 1;
        count({ network: name, caller }, 1);
        return start;
      }
    }
    return undefined;
  }

  function count({ network: name, caller }: CallSender, by: 1 | -1): void {
    const network = networkOf(name);
    inFlight += by;
    network.inFlight += by;
    const left = (inFlightOfCaller.get(caller) ?? 0) + by;
    if (left === 0) inFlightOfCaller.delete(caller);
    else inFlightOfCaller.set(caller, left);
    if (network.inFlight === 0 && network.waiting === 0) networks.delete(name);
  }

  function startNext(): void {
    while (inFlight < limits.atOnce) {
      const start = takeNext();
      if (start === undefined) return;
      start();
    }
  }

  return async (sender, work) => {
    const network = networkOf(sender.network);
    if (waiting >= limits.waiting || network.waiting >= limits.waitingOfNetwork) throw new TooOftenError(WAIT_MS);
    await new Promise<void>((start) => {
      network.callers.set(sender.caller, [...(network.callers.get(sender.caller) ?? []), start]);
      network.waiting += 1;
      waiting += 1;
      startNext();
    });
    try {
      return await work();
    } finally {
      count(sender, -1);
      startNext();
    }
  };
}
