/** Fault found by the fuzzer, with the first request that showed it. */
export interface Finding {
  readonly call: string;
  readonly what: string;
  readonly example: string;
  readonly times: number;
}

export interface Findings {
  add(call: string, what: string, example?: string): void;
  list(): readonly Finding[];
}

const EXAMPLE_LENGTH = 600;

/** Collects findings. The same fault of the same call counts as one. */
export function createFindings(): Findings {
  const found = new Map<string, Finding>();
  return {
    add(call, what, example = '') {
      const key = `${call}\n${what}`;
      const before = found.get(key);
      found.set(
        key,
        before === undefined ? { call, what, example: example.slice(0, EXAMPLE_LENGTH), times: 1 } : { ...before, times: before.times + 1 },
      );
    },
    list: () => [...found.values()],
  };
}
