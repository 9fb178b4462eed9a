/** Returns the ledger reference of a bonus that goes back. It contains the id of the transfer that paid it. */
export function bonusReference(transferId: bigint): string {
  return `bonus:${transferId}`;
}
