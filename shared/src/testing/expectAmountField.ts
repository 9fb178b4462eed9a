import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Texts that no field takes for an amount. */
const REFUSED = ['-50', '1e3', '12,5', '200,5', '10元5', '0x10', '1.234', '٥', '1 000', '½', '1a2', '10、5', '1,0005', '.'];

/** Texts that are pasted: a tab leaves a field when it is typed, and a long number meets the highest stake of the slip before its end. */
const REFUSED_WHEN_PASTED = ['12\t34', '10 5', '1234567890123'];

/** A text as typed, how it is shown, and the fen it means. */
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
  /** Looks at what the screen makes of an amount that was typed. */
  readonly expectMeant?: (fen: number) => unknown;
  /** Sends the form, or shows that it cannot be sent, after a text that is no amount. */
  readonly expectNothingSent: () => unknown;
  readonly user?: UserEvent;
}

/**
 * Types and pastes every way of writing an amount into a field of a screen: it keeps what was typed in sight, and what is no amount is refused in
 * words and sent nowhere.
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
      // A blank field takes no space that is typed.
      expect(field).toHaveValue(way === 'typed' ? value.trimStart() : value);
      expect(field).not.toHaveAccessibleDescription(expect.stringContaining('“'));
      await expectMeant?.(fen);
    }
  }
}
