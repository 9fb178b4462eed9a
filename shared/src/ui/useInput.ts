import { useEffectEvent, useLayoutEffect, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { amountInput } from '../input/amountInput';
import { cutText } from '../input/cutText';
import type { InputKind, InputNotice, Reading } from '../input/inputKind';
import { readAmount } from '@site/shared/input/readAmount';
import { toWireYuan } from '@site/shared/money';

/** How much of a refused text is repeated to the player. */
const QUOTED_LENGTH = 24;

interface InputParts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly reads: InputKind | undefined;
  /** The text is hidden, such as a password's: no notice repeats it. */
  readonly isSecret?: boolean;
  /** Keys on the page type too, and take the focus: the text is left only while it is as it was at the last blur. */
  readonly hasKeypad?: boolean | undefined;
  readonly onNotice?: ((notice: ShownNotice | undefined) => void) | undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A notice as a control shows it. */
export interface ShownNotice {
  /** error: the text means nothing, or a key was not taken; notice: a part of the text is missing. */
  readonly tone: 'error' | 'notice';
  readonly text: string;
}

/**
 * A text control that reads what is typed as its kind does. While an input method composes a character its text stays as it is; the caret stays
 * before the same characters.
 *
 * No state is left to be set after the rendering of a change: of many changes in a row, as scripts and extensions make them, React would take that for a loop.
 */
export function useInput({ value, onChange, reads, isSecret = false, hasKeypad = false, onNotice }: InputParts) {
  const describe = useDescribeNotice(isSecret);
  const [draft, setDraft] = useState<string>();
  const [typedAs, setTypedAs] = useState<string>();
  const [leftAs, setLeftAs] = useState<string>();
  const [taken, setTaken] = useState<Reading>();
  // A text that comes from elsewhere ends the notice for good.
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
  // In a layout effect: what it sets is rendered with the change.
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

/** A text that came from elsewhere, such as a slip that was kept, may mean nothing as well. */
function refusalOf(reading: Reading | undefined): InputNotice | undefined {
  return reading?.notice?.kind === 'refused' ? reading.notice : undefined;
}

/** Writes an amount with both decimals while nobody types it (decision 184); the value keeps the text as typed. */
function leftText(reads: InputKind | undefined, value: string): string {
  const amount = reads === amountInput ? readAmount(value) : undefined;
  const left = amount === undefined ? value : toWireYuan(amount);
  // Twelve characters without decimals have no room for them.
  return readAmount(left) === amount ? left : value;
}

/** The sentence of a notice. */
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

/** Shows another text than was typed, with the caret before the same characters; spaces do not count, since a card number moves them. */
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
