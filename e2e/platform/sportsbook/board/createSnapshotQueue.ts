/** Whole matches that one subscriber waits for. */
export interface SnapshotQueue {
  /** Matches that are new to the subscriber. */
  add(gameIds: readonly string[]): void;
  /** Matches that are asked for again: each is sent at most once in `repeatMs`, however often it is asked for. */
  repeat(gameIds: readonly string[]): void;
  /** Takes out what no one waits for any more. */
  drop(isMeant: (gameId: string) => boolean): void;
  close(): void;
}

interface SnapshotLimits {
  /** So many are sent at once, and as many again every `everyMs`. */
  readonly atOnce: number;
  readonly everyMs: number;
  /** More than these do not wait; what is asked for then is forgotten. */
  readonly waiting: number;
  readonly repeatMs: number;
}

/** Sends matches in parts: a small request is never answered by a whole board at once. */
export function createSnapshotQueue(send: (gameId: string) => void, { atOnce, everyMs, waiting, repeatMs }: SnapshotLimits): SnapshotQueue {
  /** When each is due at the earliest. */
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
