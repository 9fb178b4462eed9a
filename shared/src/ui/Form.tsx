import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type SubmitEvent } from 'react';

export interface FormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** The form was submitted, by its button or by Enter. It judges the values and marks every wrong field. */
  readonly onSubmit: () => void;
}

/** A form whose own rules judge it. A submission that leaves fields marked as wrong puts the focus into the first of them. */
export function Form({ onSubmit, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // In React's tree a dialog's form is inside the one below, which is not submitted with it.
    event.stopPropagation();
    onSubmit();
    setAttempts((before) => before + 1);
  };
  return <form {...rest} ref={form} noValidate onSubmit={handleSubmit} />;
}
