/** Something that must not be, with the request that showed it first. */
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

/** The same of the same call is one finding. */
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
