export interface Fault {
  readonly title: string;
  /** When the call takes effect. `late` means after the connection was closed. */
  readonly does: 'at once' | 'late' | 'never';
  /** Answer to the provider: the connection is closed without one, or the error `unavailable`. */
  readonly answers: 'nothing' | 'unavailable';
  /** Number of calls the fault applies to: the call it was ordered for and the next ones, whatever their kind. */
  readonly calls: number;
}

export const ANSWER_LOST: Fault = { title: 'its answer is lost', does: 'at once', answers: 'nothing', calls: 1 };
export const REQUEST_LOST: Fault = { title: 'it never arrives', does: 'never', answers: 'nothing', calls: 1 };

/** Faults tested for each call that moves money or opens a session. */
export const FAULTS: readonly Fault[] = [
  ANSWER_LOST,
  REQUEST_LOST,
  { title: 'it is done, and answered as unavailable', does: 'at once', answers: 'unavailable', calls: 1 },
  { title: 'it is not done, and answered as unavailable', does: 'never', answers: 'unavailable', calls: 1 },
  { title: 'the connection breaks, and it is done later', does: 'late', answers: 'nothing', calls: 1 },
  { title: 'the operator is down for three calls', does: 'never', answers: 'nothing', calls: 3 },
];
