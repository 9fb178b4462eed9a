/** What the ledger's posting of a bonus that goes back names: the transfer that paid it. */
export function bonusReference(transferId: bigint): string {
  return `bonus:${transferId}`;
}
