import type { FieldProps } from './Field';
import { Field } from './Field';
import type { InputBoxProps } from './InputBox';
import { InputBox } from './InputBox';

export interface TextFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'success' | 'hint' | 'layout' | 'className'>,
    Omit<InputBoxProps, 'className' | 'id'> {}

/** Renders a labelled single-line text field. */
export function TextField({ label, labelHidden, error, success, hint, layout, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} error={error} success={success} hint={hint} layout={layout} className={className}>
      <InputBox {...input} />
    </Field>
  );
}
