import { compactInput } from '@site/shared/input';
import { Field, Select, TextField } from '@site/shared/ui';
import type { FeedbackType } from './feedback';
import { REFERENCE_MAX_LENGTH } from './limits';
import { useReferenceOptions } from './useReferenceOptions';
import { useTranslation } from './texts';

const REFERENCE_INPUT = compactInput(REFERENCE_MAX_LENGTH);

interface ReferenceFieldProps {
  readonly type: FeedbackType | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Renders the optional field for the order, bet or promotion that the feedback is about, for types that have one. */
export function ReferenceField({ type, value, onChange }: ReferenceFieldProps) {
  const { t } = useTranslation();
  switch (type) {
    case 'bet':
    case 'promotion':
      return <ChosenReference key={type} of={type} value={value} onChange={onChange} />;
    case 'deposit':
    case 'withdrawal':
      return (
        <TextField
          label={t('feedback.reference.order')}
          placeholder={t('feedback.reference.placeholder')}
          reads={REFERENCE_INPUT}
          autoComplete="off"
          value={value}
          onChange={onChange}
        />
      );
    case 'game':
    case 'account':
    case 'other':
    case undefined:
      return null;
  }
}

interface ChosenReferenceProps extends Omit<ReferenceFieldProps, 'type'> {
  readonly of: 'bet' | 'promotion';
}

function ChosenReference({ of, value, onChange }: ChosenReferenceProps) {
  const { t } = useTranslation();
  const state = useReferenceOptions(of);
  const label = t(`feedback.reference.${of}`);
  // If the list cannot be loaded, the number can still be typed.
  if (state.status === 'failed' && state.data === undefined) {
    return (
      <TextField
        label={label}
        placeholder={t('feedback.reference.placeholder')}
        reads={REFERENCE_INPUT}
        value={value}
        onChange={onChange}
      />
    );
  }
  const options = state.data ?? [];
  return (
    <Field label={label} hint={state.data?.length === 0 ? t('feedback.reference.empty') : undefined}>
      <Select
        options={[{ value: '', label: t('feedback.reference.none') }, ...options.map(({ id, title }) => ({ value: id, label: title }))]}
        value={value}
        placeholder={state.data === undefined ? t('feedback.reference.loading') : t('feedback.reference.placeholder')}
        disabled={options.length === 0}
        onChange={onChange}
      />
    </Field>
  );
}
