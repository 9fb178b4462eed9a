type Query = Readonly<Record<string, string>>;

/**
 * What was filled in on the withdrawal page, whose address sends a member without a withdrawal password here: `?for=withdrawal&amount=300`. It
 * goes back as it came, and that page checks it.
 */
export function parseWithdrawalDraft({ for: purpose, ...draft }: Query): Query | undefined {
  return purpose === 'withdrawal' ? draft : undefined;
}
