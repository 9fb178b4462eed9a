/** Queue of complete matches for one subscriber. */
export interface SnapshotQueue {
  /** Queues matches that are new to the subscriber. */
  add(gameIds: readonly string[]): void;
  /**
   * Queues matches that the subscriber requests again. Each is sent at most once in `repeatMs`, however often it is
   * requested.
   */
  repeat(gameIds: readonly string[]): void;
  /** Removes matches that the subscriber no longer needs. */
  drop(isMeant: (gameId: string) => boolean): void;
  close(): void;
}

interface SnapshotLimits {
  /** Number of matches sent at once, and again every `everyMs`. */
  readonly atOnce: number;
  readonly everyMs: number;
  /** Upper bound of queued matches; further requests are dropped. */
  readonly waiting: number;
  readonly repeatMs: number;
}

/**
 * Creates a queue that sends matches in batches, so that one small request cannot cause a response with the whole
 * board.
 */
export function createSnapshotQueue(send: (gameId: string) => void, { atOnce, everyMs, waiting, repeatMs }: SnapshotLimits): SnapshotQueue {
  /** Earliest time at which each match is due. */
  const due = new Map<string, number>();
  const sentAt = new Map<string, number>();
  let room: number = atOnce;
  let timer: NodeJS.Timeout | undefined;

  function wait(gameId: string, dueAt: number): void {
    if (due.has(gameId) || due.size < waiting) due.set(gameId, dueAt);
  }

  function sendDue(): void {
    const now = performance.now();
    for (const [gameId, dueAt] of due) {
      if (room === 0) break;
      if (dueAt > now) continue;
      room -= 1;
      due.delete(gameId);
      sentAt.set(gameId, now);
      send(gameId);
    }
    if (due.size > 0 || room < atOnce) timer ??= setTimeout(nextPart, everyMs);
  }

  function nextPart(): void {
    timer = undefined;
    room = atOnce;
    const now = performance.now();
    for (const [gameId, at] of sentAt) if (now - at >= repeatMs) sentAt.delete(gameId);
    sendDue();
  }

  return {
    add(gameIds) {
      for (const gameId of gameIds) wait(gameId, 0);
      sendDue();
    },
    repeat(gameIds) {
      for (const gameId of gameIds) wait(gameId, (sentAt.get(gameId) ?? -repeatMs) + repeatMs);
      sendDue();
    },
    drop(isMeant) {
      for (const gameId of due.keys()) if (isMeant(gameId)) due.delete(gameId);
    },
    close() {
      clearTimeout(timer);
      due.clear();
    },
  };
}
