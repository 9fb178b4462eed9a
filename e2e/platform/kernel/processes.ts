import type { Reader } from './db';

/** Leadership among the processes on one database. The leader does the work that only one process needs to do. */
export interface Leadership {
  /**
   * True when this process is the leader. Another takes over when the connection of this one ends, which this one may
   * notice later. The leader's work must therefore be safe when two do it at once.
   */
  readonly isLeader: boolean;
}

/** Subscriber of one topic of the bus. */
export interface Subscriber {
  /** @param from name of the process that published it; empty when the database did */
  readonly receive: (content: unknown, from: string) => void | Promise<void>;
  /** Reads data that may have been missed while nothing was received. */
  readonly catchUp: () => void | Promise<void>;
  /**
   * True to receive this process's own messages too, so that all processes receive them in one order. Default: false.
   */
  readonly hearsItself?: boolean;
}

/**
 * Messages between the processes on one database. Each process receives those of the others, and its own when it asks
 * for that.
 */
export interface Bus {
  /**
   * Publishes in the order of the calls. Messages sent while the connection is lost are lost, so subscribers must not
   * depend on them alone.
   */
  publish(topic: string, content: unknown): void;
  /** Publishes when the transaction commits. */
  publishIn(reader: Reader, topic: string, content: unknown): Promise<void>;
  subscribe(topic: string, subscriber: Subscriber): void;
}
