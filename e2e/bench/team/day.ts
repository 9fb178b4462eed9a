export interface Step {
  readonly name: string;
  readonly seconds: number;
  /** Observation that proves the step. */
  readonly seen: string;
}

export interface Day {
  readonly steps: readonly Step[];
  /**
   * Runs a step and times it.
   *
   * @throws Error with the step's name when it fails
   */
  step(name: string, work: () => Promise<Seen>): Promise<void>;
}

/** Observation of a step, with the seconds when they differ from the duration of the whole step. */
type Seen = string | Omit<Step, 'name'>;

/**
 * @param onStep is called after each step
 * @param now returns milliseconds
 */
export function createDay(onStep: (step: Step) => void, now: () => number = () => performance.now()): Day {
  const steps: Step[] = [];
  return {
    steps,
    async step(name, work) {
      const begun = now();
      try {
        const seen = await work();
        const step = { name, ...(typeof seen === 'string' ? { seconds: (now() - begun) / 1000, seen } : seen) };
        steps.push(step);
        onStep(step);
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new Error(
          `The day ends at “${name}” after ${inSeconds((now() - begun) / 1000)} s, with ${String(steps.length)} steps done: ${message}`,
          {
            cause,
          },
        );
      }
    },
  };
}

/** Returns one table line per step. */
export function toTable(steps: readonly Step[]): string {
  const lines = steps.map(({ name, seconds, seen }) => `| ${name} | ${inSeconds(seconds)} | ${seen.replaceAll('|', '\\|')} |`);
  return ['| step | seconds | what was seen |', '| --- | --: | --- |', ...lines].join('\n');
}

export function inSeconds(seconds: number): string {
  return seconds.toFixed(1);
}
