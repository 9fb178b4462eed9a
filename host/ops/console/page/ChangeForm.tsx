import { useState } from 'react';
import { textInput } from '@site/shared/input';
import { Button, Form, TextField } from '@site/shared/ui';
import { TEXT_LENGTH_MOST } from '../wire';
import type { Action } from './actions';
import { missingOf, type Filled } from './changeValues';
import { useTranslation } from './i18n';
import { fieldName, ParameterField } from './ParameterField';
import styles from './ChangeDialog.module.css';

export interface ChangeFormProps {
  readonly build: string;
  readonly remote: string | undefined;
  readonly action: Action;
  readonly filled: Filled;
  readonly isSending: boolean;
  readonly onChange: (filled: Filled) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** Shows the form of an operation, generated from its parameters. */
export function ChangeForm({ build, remote, action, filled, isSending, onChange, onSubmit, onCancel }: ChangeFormProps) {
  const { t } = useTranslation();
  const [isTried, setIsTried] = useState(false);
  const missing = isTried ? missingOf(action, filled) : [];
  const reasonLabel = t(action.operation.name === 'disable' ? 'change.player_reason' : 'change.reason');
  const submit = (): void => {
    setIsTried(true);
    if (missingOf(action, filled).length === 0) onSubmit();
  };
  const fieldsOf = (parameters: Action['fields']) =>
    parameters.map((parameter) => (
      <ParameterField
        key={parameter.name}
        build={build}
        remote={remote}
        parameter={parameter}
        value={filled.values[parameter.name]}
        error={missing.includes(parameter.name) ? t('change.required', { field: fieldName(parameter, t) }) : undefined}
        onChange={(value) => {
          onChange({ ...filled, values: { ...filled.values, [parameter.name]: value } });
        }}
      />
    ));
  return (
    <Form className={styles['form']} onSubmit={submit}>
      {fieldsOf(action.fields)}
      <TextField
        label={reasonLabel}
        value={filled.reason}
        onChange={(reason) => {
          onChange({ ...filled, reason });
        }}
        reads={textInput(TEXT_LENGTH_MOST)}
        error={missing.includes('reason') ? t('change.required', { field: reasonLabel }) : undefined}
      />
      {(
        [
          [t('change.schedule'), action.timeFields],
          [t('change.more'), action.moreFields],
        ] as const
      )
        .filter(([, parameters]) => parameters.length > 0)
        .map(([name, parameters]) => (
          <details key={name}>
            <summary className={styles['more']}>{name}</summary>
            <div className={styles['more_fields']}>{fieldsOf(parameters)}</div>
          </details>
        ))}
      <div className={styles['buttons']}>
        <Button onClick={onCancel}>{t('change.cancel')}</Button>
        <Button type="submit" variant="primary" loading={isSending}>
          {t('change.show')}
        </Button>
      </div>
    </Form>
  );
}
