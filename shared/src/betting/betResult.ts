/** Result of a ticket or one of its legs. */
export type BetResult =
  | { readonly kind: 'won' | 'half-won' | 'half-lost' | 'lost' | 'push' | 'restored' }
  /** `reason` is the letter or digit after `D`. Absent if no reason was given. */
  | { readonly kind: 'void'; readonly reason?: VoidReason }
  /** A code that is unknown to this build. It is stored as received, never guessed. */
  | { readonly kind: 'unknown'; readonly code: string };

/** Digits and letters of the codes D0 to DZ. */
// prettier-ignore
export const VOID_REASONS = [
  '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r',
  's', 't', 'u', 'v', 'w', 'x', 'y', 'z',
] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

const RESULTS: ReadonlyMap<string, BetResult> = new Map<string, BetResult>([
  ['W', { kind: 'won' }],
  ['LW', { kind: 'half-won' }],
  ['LL', { kind: 'half-lost' }],
  ['L', { kind: 'lost' }],
  ['P', { kind: 'push' }],
  ['A', { kind: 'restored' }],
  ['D', { kind: 'void' }],
  ...VOID_REASONS.map((reason): [string, BetResult] => [`D${reason.toUpperCase()}`, { kind: 'void', reason }]),
]);

/**
 * Converts a result code of the wire.
 *
 * @example resultFromWire('D2') // { kind: 'void', reason: '2' }
 */
export function resultFromWire(code: string): BetResult {
  return RESULTS.get(code) ?? { kind: 'unknown', code };
}
