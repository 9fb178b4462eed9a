import type { Guards } from './audit';
import type { CanaryChange } from './canary';
import type { Parameters, ValuesOf } from './operation';
import { Refusal } from './refusal';

/** Parameters of `pnpm ops canary wallet …`. */
export const CANARY_PARAMETERS = {
  version: { kind: 'version', usage: '[version]', does: 'what is tried; the running one when left out' },
  share: {
    kind: 'share',
    usage: '--share <percent>',
    does: 'how many devices get it, 1 to 50; those that have it keep it when this rises',
  },
  finish: { kind: 'flag', usage: '--finish', does: 'it becomes the active build, and the active one the way back' },
  abort: { kind: 'flag', usage: '--abort', does: 'every device gets the active build again' },
  auto: { kind: 'flag', usage: '--auto', does: 'ops watch raises it, finishes it or takes it back, by the figures of both builds' },
  steps: {
    kind: 'steps',
    usage: '--steps <shares>',
    does: 'with --auto: the shares after the first; 20,50,100 when left out, where 100 finishes',
  },
  stepMinutes: { kind: 'count', usage: '--step-minutes <n>', does: 'with --auto: how long a step lasts at least; 30 when left out' },
  sample: { kind: 'count', usage: '--sample <n>', does: 'with --auto: loads of it that a step needs; 50 when left out' },
  failureRise: {
    kind: 'amount',
    usage: '--failure-rise <points>',
    does: 'with --auto: percentage points by which more may fail than of the active build; 2 when left out',
  },
  loadRatio: {
    kind: 'amount',
    usage: '--load-ratio <times>',
    // The default is generous, because no browser has cached a new build yet.
    does: "with --auto: how many times the active build's median load time it may take; 3 when left out",
  },
} as const satisfies Parameters;

type CanaryValues = ValuesOf<typeof CANARY_PARAMETERS>;

/** Parses the requested change. Throws a refusal unless exactly one change is requested. */
export function toCanaryChange(values: CanaryValues): CanaryChange {
  const { version, share, finish, abort, auto } = values;
  if ([share, finish, abort].filter((each) => each !== undefined).length !== 1) {
    throw new Refusal('unclear', 'Say one of --share <percent>, --finish and --abort');
  }
  if (share !== undefined) return { kind: 'share', version, percent: share, guards: toGuards(share, values) };
  if (version !== undefined || auto !== undefined) throw new Refusal('unclear', 'A version and --auto go with --share alone');
  return { kind: finish === undefined ? 'abort' : 'finish' };
}

function toGuards(percent: number, { auto, steps, stepMinutes, sample, failureRise, loadRatio }: CanaryValues): Guards | undefined {
  if (auto !== undefined) {
    return {
      steps: (steps ?? '20,50,100')
        .split(',')
        .map(Number)
        .filter((step) => step > percent),
      stepMinutes: stepMinutes ?? 30,
      sample: sample ?? 50,
      failureRise: failureRise ?? 2,
      loadRatio: loadRatio ?? 3,
    };
  }
  if ([steps, stepMinutes, sample, failureRise, loadRatio].every((each) => each === undefined)) return undefined;
  throw new Refusal('unclear', '--steps, --step-minutes, --sample, --failure-rise and --load-ratio go with --auto');
}
