/** How the test wallet misbehaves. */
export interface Fault {
  readonly title: string;
  /** Whether the call does what it says: `late` once the connection was broken. */
  readonly does: 'at once' | 'late' | 'never';
  /** Nothing, or that it is unavailable. */
  readonly answers: 'nothing' | 'unavailable';
  /** From the call it was ordered for: so many calls, whichever they are. */
  readonly calls: number;
}

export const ANSWER_LOST: Fault = { title: 'its answer is lost', does: 'at once', answers: 'nothing', calls: 1 };
export const REQUEST_LOST: Fault = { title: 'it never arrives', does: 'never', answers: 'nothing', calls: 1 };

/** Of each call that moves money or opens a session. */
export const FAULTS: readonly Fault[] = [
  ANSWER_LOST,
  REQUEST_LOST,
  { title: 'it is done, and answered as unavailable', does: 'at once', answers: 'unavailable', calls: 1 },
  { title: 'it is not done, and answered as unavailable', does: 'never', answers: 'unavailable', calls: 1 },
  { title: 'the connection breaks, and it is done later', does: 'late', answers: 'nothing', calls: 1 },
  { title: 'the operator is down for three calls', does: 'never', answers: 'nothing', calls: 3 },
];
