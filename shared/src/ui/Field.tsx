import type { ReactNode } from 'react';
import { createContext, useContext, useId, useMemo, useState } from 'react';
import { cx, Icon } from '@site/shared/ui/essentials';
import styles from './Field.module.css';
import type { ShownNotice } from './useInput';

/** What a control inside a `Field` needs to be named and described by it. */
export interface FieldControl {
  readonly id: string;
  /** Of the label's element, for a control of several parts: a group is named by it. */
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Why the control does not show what was typed; the field shows it. */
  readonly onNotice: (notice: ShownNotice | undefined) => void;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The field around a control, or `undefined` for a control on its own with an `aria-label`. */
export function useFieldControl(): FieldControl | undefined {
  return useContext(FieldContext);
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  /** Why the value is refused. Shown instead of `hint` and `success`, and announced. */
  readonly error?: ReactNode;
  /** That the value is good (green, with a tick). */
  readonly success?: ReactNode;
  /** What is expected, before anything is wrong. */
  readonly hint?: ReactNode;
  /** stacked: label above · row: label in an 84 wide column at the left (wallet forms). */
  readonly layout?: 'stacked' | 'row' | undefined;
  /** One control that reads `useFieldControl` (every control of this kit does). */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

type Message = { readonly tone: 'error' | 'notice' | 'success' | 'hint'; readonly text: ReactNode };

/** Label, control and message belonging together: the label names the control, the message describes it. */
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
        {/* The live region stays, so that readers notice the text arriving in it. */}
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

/** That a text was cut is said beside what is wrong with the rest; of a refused text nothing is left to judge. */
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
