import type { ComponentProps } from 'react';
import { amountInput, wholeInput } from '@site/shared/input';
import { TextField } from '@site/shared/ui';

type YuanFieldProps = Omit<ComponentProps<typeof TextField>, 'reads' | 'inputMode' | 'autoComplete' | 'prefix'> & {
  readonly isWhole?: boolean;
};

export function YuanField({ isWhole = false, ...field }: YuanFieldProps) {
  return (
    <TextField
      {...field}
      reads={isWhole ? wholeInput : amountInput}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      prefix={<span aria-hidden="true">¥</span>}
    />
  );
}
