/** `5000.00` as `5,000.00`, as texts write amounts. */
export function groupThousands(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+\.)/g, ',');
}
