import { useEffect, useLayoutEffect, useRef, useState, type ComponentPropsWithoutRef, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { setValueWithoutEvent } from './setValueWithoutEvent';

export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'noValidate'> {
  /**
   * Called when the form is submitted by its button or by Enter. It validates the values and marks every wrong field.
   */
  readonly onSubmit: () => void;
}

/**
 * Renders a form that is validated by its own rules. A submission that marks fields as wrong moves the focus to the
 * first of them. Values that a password manager has set without an event are read before the submission.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const submit = useRef(onSubmit);
  useLayoutEffect(() => {
    submit.current = onSubmit;
  }, [onSubmit]);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // The form of a dialog can be inside another form in React's tree; that form must not be submitted with it.
    event.stopPropagation();
    if (form.current) readFields(form.current);
    submit.current();
    setAttempts((before) => before + 1);
  };
  return <form {...rest} ref={form} noValidate onSubmit={handleSubmit} />;
}

/**
 * Reports every value that a field holds and React has not rendered, one after the other, because a handler may build
 * on the state set by the previous one. The default value of a controlled field is the value that was rendered last.
 */
function readFields(form: HTMLFormElement): void {
  const held = fieldsOf(form)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }));
  for (const { field, value } of held) {
    // React ignores the event of a field whose value equals the last assigned one, even if a script of the page
    // assigned it.
    field.value = field.defaultValue;
    setValueWithoutEvent(field, value);
    flushSync(() => {
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(isTextControl).filter(({ disabled, readOnly }) => !disabled && !readOnly);
}

function isTextControl(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && ['text', 'password', 'email', 'tel', 'search', 'url', 'number'].includes(field.type);
}
