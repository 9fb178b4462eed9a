import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Texts that every amount field rejects. */
const REFUSED = ['-50', '1e3', '12,5', '200,5', '10元5', '0x10', '1.234', '٥', '1 000', '½', '1a2', '10、5', '1,0005', '.'];

/**
 * Texts that are only pasted: a typed tab leaves the field, and a long typed number reaches the slip's maximum stake
 * before its end.
 */
const REFUSED_WHEN_PASTED = ['12\t34', '10 5', '1234567890123'];

/** Text as typed, text as shown, and the amount in fen. */
const AMOUNTS = [
  ['60.5', '60.5', 6_050],
  ['62.50', '62.50', 6_250],
  ['６１.２', '61.2', 6_120],
  [' 63.1 ', ' 63.1 ', 6_310],
  ['64。5', '64.5', 6_450],
  ['￥65.5', '¥65.5', 6_550],
] as const;

const WHOLES = [
  ['1,000', '1,000', 100_000],
  ['６１', '61', 6_100],
  [' 63 ', ' 63 ', 6_300],
  ['￥65', '¥65', 6_500],
] as const;

interface AmountFieldCase {
  readonly field: () => HTMLElement;
  readonly isWhole?: boolean;
  /** Checks the screen's reaction to a valid amount. */
  readonly expectMeant?: (fen: number) => unknown;
  /** Submits the form, or checks that it cannot be submitted, after an invalid amount. */
  readonly expectNothingSent: () => unknown;
  readonly user?: UserEvent;
}

/**
 * Types and pastes all notations of an amount into a field of a screen. The typed text must stay visible, and an
 * invalid amount must be rejected with a message and never sent.
 */
export async function expectAmountField(shown: AmountFieldCase): Promise<void> {
  const { isWhole = false, expectMeant, expectNothingSent, user = userEvent.setup() } = shown;
  const field = shown.field();
  const put = async (way: 'typed' | 'pasted', text: string) => {
    await user.clear(field);
    if (way === 'typed') await user.keyboard(text);
    else await user.paste(text);
  };
  for (const way of ['typed', 'pasted'] as const) {
    const more = way === 'typed' ? [] : REFUSED_WHEN_PASTED;
    for (const text of [...REFUSED, ...(isWhole ? ['60.5'] : []), ...more]) {
      await put(way, text);
      expect(field).toHaveValue(text);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(`“${text}”`));
    }
    await expectNothingSent();
    for (const [text, value, fen] of isWhole ? WHOLES : AMOUNTS) {
      await put(way, text);
      // An empty field ignores typed spaces.
      expect(field).toHaveValue(way === 'typed' ? value.trimStart() : value);
      expect(field).not.toHaveAccessibleDescription(expect.stringContaining('“'));
      await expectMeant?.(fen);
    }
  }
}
