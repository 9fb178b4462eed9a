import { useEffectEvent, useLayoutEffect, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { amountInput } from '../input/amountInput';
import { cutText } from '../input/cutText';
import type { InputKind, InputNotice, Reading } from '../input/inputKind';
import { readAmount } from '@site/shared/input/readAmount';
import { toWireYuan } from '@site/shared/money';

/** Length of a refused text that is quoted in the notice. */
const QUOTED_LENGTH = 24;

interface InputParts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly reads: InputKind | undefined;
  /** Set for a hidden text such as a password, which notices must not quote. */
  readonly isSecret?: boolean;
  /**
   * Set when keys on the page type too and take the focus. A blur is then final only while the text is the same as at
   * the last blur.
   */
  readonly hasKeypad?: boolean | undefined;
  readonly onNotice?: ((notice: ShownNotice | undefined) => void) | undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A notice as a control shows it. */
export interface ShownNotice {
  /** `error`: the text has no meaning, or a key was not accepted. `notice`: a part of the text was removed. */
  readonly tone: 'error' | 'notice';
  readonly text: string;
}

/**
 * Returns the props of a text control that reads typed text by its input kind. While an input method composes a
 * character, the text stays unchanged. The caret stays before the same characters.
 *
 * No state update follows the render of a change, because React would take the many changes in a row that scripts and
 * extensions cause for an infinite loop.
 */
export function useInput({ value, onChange, reads, isSecret = false, hasKeypad = false, onNotice }: InputParts) {
  const describe = useDescribeNotice(isSecret);
  const [draft, setDraft] = useState<string>();
  const [typedAs, setTypedAs] = useState<string>();
  const [leftAs, setLeftAs] = useState<string>();
  const [taken, setTaken] = useState<Reading>();
  // A text set from outside removes the notice.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (taken?.text !== value) setTaken(undefined);
  }

  const take = (input: TextControl) => {
    const typed = input.value;
    if (!reads) {
      onChange(typed);
      return;
    }
    const next = reads(typed, value);
    setTaken(next);
    setTypedAs(next.text);
    if (next.text !== typed) writeText(input, next.text);
    if (next.text !== value) onChange(next.text);
  };

  const notice = taken?.text === value ? taken.notice : refusalOf(reads?.(value, value));
  const { tone, text } = notice ? describe(notice) : {};
  const report = useEffectEvent(() => onNotice?.(tone === undefined || text === undefined ? undefined : { tone, text }));
  // Use a layout effect, so that its state update is rendered together with the change.
  useLayoutEffect(() => {
    report();
  }, [tone, text]);
  return {
    inputProps: {
      value: draft ?? (value === typedAs || (hasKeypad && value !== leftAs) ? value : leftText(reads, value)),
      onChange: (event: ChangeEvent<TextControl>) => {
        const { nativeEvent } = event;
        if (reads && 'isComposing' in nativeEvent && nativeEvent.isComposing === true) setDraft(event.target.value);
        else take(event.target);
      },
      onCompositionEnd: (event: CompositionEvent<TextControl>) => {
        if (draft === undefined) return;
        setDraft(undefined);
        take(event.currentTarget);
      },
      onBlur: () => {
        if (reads !== amountInput) return;
        setTypedAs(undefined);
        setLeftAs(value);
      },
    },
  };
}

/** A text set from outside, such as a stored slip, may be invalid too. */
function refusalOf(reading: Reading | undefined): InputNotice | undefined {
  return reading?.notice?.kind === 'refused' ? reading.notice : undefined;
}

/** Adds both decimals to an amount while it is not being edited (decision 184); the value stays as typed. */
function leftText(reads: InputKind | undefined, value: string): string {
  const amount = reads === amountInput ? readAmount(value) : undefined;
  const left = amount === undefined ? value : toWireYuan(amount);
  // An amount of twelve characters without decimals leaves no room for them.
  return readAmount(left) === amount ? left : value;
}

/** Returns a function that describes a notice in a sentence. */
export function useDescribeNotice(isSecret = false): (notice: InputNotice) => ShownNotice {
  const { t } = useSharedTranslation();
  return (notice) => {
    if (notice.kind === 'cut') return { tone: 'notice', text: t('input.cut', { max: notice.max }) };
    const { typed, reason } = notice;
    if (isSecret) return { tone: 'error', text: t('input.refused_secret', { reason: t(`input.reason.${reason}`) }) };
    const quoted = typed.length > QUOTED_LENGTH ? `${cutText(typed, QUOTED_LENGTH)}…` : typed;
    return { tone: 'error', text: t('input.refused', { typed: quoted, reason: t(`input.reason.${reason}`) }) };
  };
}

/**
 * Writes another text than was typed, with the caret before the same characters. Spaces do not count, because the
 * format of a card number moves them.
 */
function writeText(input: TextControl, text: string): void {
  const caret = input.selectionStart ?? input.value.length;
  const following = lengthWithoutSpaces(input.value.slice(caret));
  input.value = text;
  if (following === 0) return;
  let at = text.length;
  for (let left = following; at > 0 && (left > 0 || text.charAt(at - 1) === ' '); at -= 1) {
    if (text.charAt(at - 1) !== ' ') left -= 1;
  }
  input.setSelectionRange(at, at);
}

function lengthWithoutSpaces(text: string): number {
  return text.replace(/ /g, '').length;
}
