import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx, Icon } from '@site/shared/ui/essentials';
import { useFieldControl } from './Field';
import type { InputKind } from '../input/inputKind';
import type { IconName } from './essentials/iconPaths';
import styles from './InputBox.module.css';
import { KeptInput } from './KeptInput';
import { useInput, type ShownNotice } from './useInput';

export interface InputBoxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  // The length of a text is part of its kind, which says what it cuts.
  'size' | 'value' | 'onChange' | 'className' | 'children' | 'prefix' | 'maxLength' | 'onCompositionEnd'
> {
  readonly value: string;
  /** The text as its kind reads it, or as typed without one; judging it is the caller's rule. */
  readonly onChange: (value: string) => void;
  /** How the text is read: spaces, full-width digits, too much of it. Without a kind it is taken as typed, as a password is. */
  readonly reads?: InputKind | undefined;
  /** Why the control does not show what was typed. A `Field` around it shows that itself. */
  readonly onNotice?: ((notice: ShownNotice | undefined) => void) | undefined;
  /** Keys on the page type into the box too. */
  readonly hasKeypad?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Before the text, inside the box: a currency sign, a country code. */
  readonly prefix?: ReactNode;
  /** After the text, inside the box: a button, a unit, an uppercase amount. */
  readonly suffix?: ReactNode;
  /** sm 40 · md 44 · lg 50 (sign-in) · xl 60 (amounts) units high. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** soft: filled instead of outlined, for a search inside chrome. */
  readonly look?: 'outline' | 'soft' | undefined;
  readonly className?: string | undefined;
}

/** The box every text control is drawn in. Alone it needs an `aria-label`; inside a `Field` it is named by it. */
export function InputBox({
  value,
  onChange,
  reads,
  onNotice,
  hasKeypad,
  icon,
  prefix,
  suffix,
  size = 'md',
  look = 'outline',
  className,
  disabled,
  onBlur,
  ref,
  ...rest
}: InputBoxProps) {
  const field = useFieldControl();
  const { inputProps } = useInput({
    value,
    onChange,
    reads,
    isSecret: rest.type === 'password',
    hasKeypad,
    onNotice: onNotice ?? field?.onNotice,
  });
  return (
    <div
      className={cx(styles['box'], size !== 'md' && styles[size], look !== 'outline' && styles[look], className)}
      data-invalid={field?.invalid === true || undefined}
      data-disabled={disabled === true || undefined}
    >
      {icon !== undefined && <Icon name={icon} size="sm" className={styles['icon']} />}
      {prefix !== undefined && <span className={styles['prefix']}>{prefix}</span>}
      <KeptInput
        inputRef={ref}
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-invalid={field?.invalid === true || undefined}
        {...rest}
        disabled={disabled}
        className={styles['input']}
        {...inputProps}
        onBlur={(event) => {
          inputProps.onBlur();
          onBlur?.(event);
        }}
      />
      {suffix !== undefined && <span className={styles['suffix']}>{suffix}</span>}
    </div>
  );
}
