/** What a reading call takes beside its own facts: the end of the wait. */
export interface Ending {
  readonly signal: AbortSignal;
}
