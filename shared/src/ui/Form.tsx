import { useEffect, useLayoutEffect, useRef, useState, type ComponentPropsWithoutRef, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { setValueWithoutEvent } from './setValueWithoutEvent';

export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** The form was submitted, by its button or by Enter. It judges the values and marks every wrong field. */
  readonly onSubmit: () => void;
}

/**
 * A form whose own rules judge it. A submission that leaves fields marked as wrong puts the focus into the first of them. Values that a password manager
 * has set without an event are read before the submission.
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
    // In React's tree a dialog's form is inside the one below, which is not submitted with it.
    event.stopPropagation();
    if (form.current) readFields(form.current);
    submit.current();
    setAttempts((before) => before + 1);
  };
  return <form {...rest} ref={form} noValidate onSubmit={handleSubmit} />;
}

/**
 * Renders every value that a field holds and React has not rendered, one after the other: a handler may build on what the one before has set. The default
 * of a controlled field is the value that was rendered last.
 */
function readFields(form: HTMLFormElement): void {
  const held = fieldsOf(form)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }));
  for (const { field, value } of held) {
    // React ignores the event of a field that holds the value which was assigned last, be it by a script of the page.
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
