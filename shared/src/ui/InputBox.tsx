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
  // The maximum length belongs to the input kind, which also reports what it cuts.
  'size' | 'value' | 'onChange' | 'className' | 'children' | 'prefix' | 'maxLength' | 'onCompositionEnd'
> {
  readonly value: string;
  /** Called with the text as its input kind reads it, or as typed without a kind. The caller validates it. */
  readonly onChange: (value: string) => void;
  /**
   * Input kind, which defines how spaces, full-width digits and too long texts are read. Without a kind the text is
   * taken as typed, as for a password.
   */
  readonly reads?: InputKind | undefined;
  /** Reports why the control does not show what was typed. A surrounding `Field` shows the reason itself. */
  readonly onNotice?: ((notice: ShownNotice | undefined) => void) | undefined;
  /** Set when keys on the page also type into the box. */
  readonly hasKeypad?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Content before the text, inside the box, such as a currency sign or a country code. */
  readonly prefix?: ReactNode;
  /** Content after the text, inside the box, such as a button, a unit or an amount in numerals. */
  readonly suffix?: ReactNode;
  /** Heights in units: sm 40, md 44, lg 50 (sign-in), xl 60 (amounts). */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** `soft` is filled instead of outlined, for a search in the header. */
  readonly look?: 'outline' | 'soft' | undefined;
  readonly className?: string | undefined;
}

/** Renders the box of every text control. On its own it needs an `aria-label`; inside a `Field` the label names it. */
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
