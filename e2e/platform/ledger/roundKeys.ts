/** Last parts of the keys of a payout and of a stake given back. A step of a venue never has these names. */
export const PAID = 'paid';
export const GIVEN_BACK = 'given-back';

/** Returns the key of a venue's round with real money, or of one step of it. */
export function roundKey(sessionId: bigint, roundId: string, step?: string): string {
  return step === undefined ? `round:${sessionId}:${roundId}` : `round:${sessionId}:${roundId}:${step}`;
}
