import type { ReactNode } from 'react';
import { createContext, useContext, useId, useMemo, useState } from 'react';
import { cx, Icon } from '@site/shared/ui/essentials';
import styles from './Field.module.css';
import type { ShownNotice } from './useInput';

/** Ids and state by which a control inside a `Field` is named and described. */
export interface FieldControl {
  readonly id: string;
  /** Id of the label element, which names the group of a control with several parts. */
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Reports why the control does not show what was typed; the field shows the reason. */
  readonly onNotice: (notice: ShownNotice | undefined) => void;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** Returns the field around a control, or `undefined` for a control on its own with an `aria-label`. */
export function useFieldControl(): FieldControl | undefined {
  return useContext(FieldContext);
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  /** Reason why the value is rejected. Shown instead of `hint` and `success`, and announced. */
  readonly error?: ReactNode;
  /** Message for a valid value (green, with a tick). */
  readonly success?: ReactNode;
  /** Description of the expected value, shown while nothing is wrong. */
  readonly hint?: ReactNode;
  /** `stacked` has the label above, `row` has it in a column of 84 units on the left (wallet forms). */
  readonly layout?: 'stacked' | 'row' | undefined;
  /** One control that uses `useFieldControl`, as every control of this kit does. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

type Message = { readonly tone: 'error' | 'notice' | 'success' | 'hint'; readonly text: ReactNode };

/** Renders a label, a control and a message. The label names the control; the message describes it. */
export function Field({ label, labelHidden = false, error, success, hint, layout = 'stacked', children, className }: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const [notice, setNotice] = useState<ShownNotice>();
  const messages = chooseMessages(notice, chooseMessage(error, success, hint));
  const invalid = messages.some(({ tone }) => tone === 'error');
  const describedBy = messages.length === 0 ? undefined : messageId;
  const control = useMemo(() => ({ id, labelId, describedBy, invalid, onNotice: setNotice }), [id, labelId, describedBy, invalid]);

  return (
    <div className={cx(styles['field'], layout !== 'stacked' && styles[layout], className)}>
      <label id={labelId} htmlFor={id} className={labelHidden ? styles['hidden'] : styles['label']}>
        {label}
      </label>
      <div className={styles['control']}>
        <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
        {/* Always render the live region, so that screen readers announce text that is added to it. */}
        <div id={messageId} aria-live="polite">
          {messages.map(({ tone, text }) => (
            <p key={tone} className={cx(styles['message'], styles[tone])}>
              {tone !== 'hint' && <Icon name={tone === 'success' ? 'check' : 'warning'} size="xs" />}
              <span>{text}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

/**
 * A notice about a shortened text is shown together with the error about the rest. After a refused text there is
 * nothing left to validate, so only the refusal is shown.
 */
function chooseMessages(notice: ShownNotice | undefined, message: Message | undefined): readonly Message[] {
  if (notice === undefined) return message === undefined ? [] : [message];
  return notice.tone === 'notice' && message?.tone === 'error' ? [notice, message] : [notice];
}

function chooseMessage(error: ReactNode, success: ReactNode, hint: ReactNode): Message | undefined {
  if (isShown(error)) return { tone: 'error', text: error };
  if (isShown(success)) return { tone: 'success', text: success };
  if (isShown(hint)) return { tone: 'hint', text: hint };
  return undefined;
}

function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}
