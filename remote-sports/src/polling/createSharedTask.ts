/** Somebody at work. */
export interface RunningTask {
  end(): void;
}

/** Work that any of several views could do, done by one of them at a time. */
export interface SharedTask<Work extends RunningTask> {
  /** At work at once where nobody is, else when all before have left. The answer leaves. */
  join(begin: () => Work): () => void;
  /** Whoever is at work now. */
  current(): Work | undefined;
}

export function createSharedTask<Work extends RunningTask>(): SharedTask<Work> {
  const line: (() => Work)[] = [];
  let atWork: Work | undefined;
  return {
    join(begin) {
      // a place of its own, should the same work be offered twice
      const own = () => begin();
      line.push(own);
      if (line.length === 1) atWork = own();
      return () => {
        const place = line.indexOf(own);
        if (place === -1) return;
        line.splice(place, 1);
        if (place > 0) return;
        atWork?.end();
        atWork = line[0]?.();
      };
    },
    current: () => atWork,
  };
}
