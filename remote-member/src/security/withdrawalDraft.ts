type Query = Readonly<Record<string, string>>;

/**
 * Parses the input of the withdrawal page, which sends a member without a withdrawal password here with
 * `?for=withdrawal&amount=300`. The input is returned unchanged and validated by that page.
 */
export function parseWithdrawalDraft({ for: purpose, ...draft }: Query): Query | undefined {
  return purpose === 'withdrawal' ? draft : undefined;
}
