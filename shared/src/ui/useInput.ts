import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { useSharedTranslation } from '../i18n/useSharedTranslation';
import { isOneKey, type InputKind, type InputNotice } from '../input/inputKind';

/** Keys that follow a refused one this soon, in milliseconds, belong to the refused text: `10.5555` does not leave a 5. */
const BURST_MS = 1_000;

interface TakenNotice {
  /** What the control showed from then on; another text ends the notice. */
  readonly text: string;
  readonly notice: InputNotice;
  readonly byKey: boolean;
  readonly at: number;
}

interface InputParts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly reads: InputKind | undefined;
}

/** A notice as a control shows it. */
export interface ShownNotice {
  readonly tone: 'error' | 'notice';
  readonly text: string;
}

/**
 * A text control that reads what is typed as its kind does. While an input method composes a character its text stays as it is; the caret stays
 * where it was between the characters that count.
 */
export function useInput({ value, onChange, reads }: InputParts) {
  const describe = useDescribeNotice();
  const [draft, setDraft] = useState<string>();
  const [taken, setTaken] = useState<TakenNotice>();

  const take = (input: HTMLInputElement, at: number) => {
    const typed = input.value;
    if (!reads) {
      onChange(typed);
      return;
    }
    const byKey = isOneKey(typed, value);
    const isBurst = byKey && value === '' && taken?.text === '' && taken.byKey && at - taken.at < BURST_MS;
    const { text, notice } = isBurst ? { text: '', notice: taken.notice } : reads(typed, value);
    setTaken(notice && { text, notice, byKey, at });
    if (text !== typed) writeText(input, text);
    if (text !== value) onChange(text);
  };

  const shown: ShownNotice | undefined = taken?.text === value ? describe(taken.notice) : undefined;
  return {
    notice: shown,
    inputProps: {
      value: draft ?? value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { nativeEvent } = event;
        if (reads && 'isComposing' in nativeEvent && nativeEvent.isComposing === true) setDraft(event.target.value);
        else take(event.target, event.timeStamp);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        if (!reads) return;
        setDraft(undefined);
        take(event.currentTarget, event.timeStamp);
      },
    },
  };
}

/** The sentence of a notice. */
export function useDescribeNotice(): (notice: InputNotice) => ShownNotice {
  const { t } = useSharedTranslation();
  return (notice) =>
    notice.kind === 'cut'
      ? { tone: 'notice', text: t('input.cut', { max: notice.max }) }
      : { tone: 'error', text: t('input.refused', { typed: notice.typed, reason: t(`input.reason.${notice.reason}`) }) };
}

/** Shows another text than was typed, with the caret before the same letters and digits as before. */
function writeText(input: HTMLInputElement, text: string): void {
  const caret = input.selectionStart;
  const following = caret === null ? 0 : countOf(input.value.slice(caret));
  input.value = text;
  // A control for e-mail has no selection.
  if (caret === null || following === 0) return;
  let at = text.length;
  for (let left = following; left > 0 && at > 0; at -= 1) left -= countOf(text.charAt(at - 1));
  input.setSelectionRange(at, at);
}

function countOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
