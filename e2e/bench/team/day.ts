/** A step that is done. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
  /** What was seen that proves it done. */
  readonly seen: string;
}

/** The steps of a day, in their order. */
export interface Day {
  readonly steps: readonly Step[];
  /** Does a step and times it. @throws with the step's name where it fails */
  step(name: string, work: () => Promise<Seen>): Promise<void>;
}

/** What was seen; with the seconds where they are not those of the whole step. */
type Seen = string | Omit<Step, 'name'>;

/**
 * @param onStep is shown each step as soon as it is done
 * @param now milliseconds
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

/** A line a step. */
export function toTable(steps: readonly Step[]): string {
  const lines = steps.map(({ name, seconds, seen }) => `| ${name} | ${inSeconds(seconds)} | ${seen.replaceAll('|', '\\|')} |`);
  return ['| step | seconds | what was seen |', '| --- | --: | --- |', ...lines].join('\n');
}

export function inSeconds(seconds: number): string {
  return seconds.toFixed(1);
}
