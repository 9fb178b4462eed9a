import type { Reader } from './db';

/** Which of the processes on one database does what only one needs to do. */
export interface Leadership {
  /**
   * Whether this process holds the lead. Another takes over when its connection ends, which this one may notice later: what is led must be
   * right also when two do it at once.
   */
  readonly isLeader: boolean;
}

/** One topic of the bus. */
export interface Subscriber {
  /** @param from name of the process that published it; empty where the database did */
  readonly receive: (content: unknown, from: string) => void | Promise<void>;
  /** Nothing was heard for a while: reads what may have been missed. */
  readonly catchUp: () => void | Promise<void>;
  /** Also what this process says, so that all hear it in one order. Default: no. */
  readonly hearsItself?: boolean;
}

/** What the processes on one database say to each other. Each hears the others; itself where it asks for that. */
export interface Bus {
  /** In the order of the calls. What is said while the connection is lost is lost: the subscribers of the others must not depend on it alone. */
  publish(topic: string, content: unknown): void;
  /** Is said when the transaction commits, and only then. */
  publishIn(reader: Reader, topic: string, content: unknown): Promise<void>;
  subscribe(topic: string, subscriber: Subscriber): void;
}
