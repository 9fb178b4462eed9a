/** Last parts of the keys of a payout and of a returned stake. Steps of venues never use these names. */
export const PAID = 'paid';
export const GIVEN_BACK = 'given-back';

export function roundKey(sessionId: bigint, roundId: string, step?: string): string {
  return step === undefined ? `round:${sessionId}:${roundId}` : `round:${sessionId}:${roundId}:${step}`;
}
