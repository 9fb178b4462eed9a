import { useState } from 'react';
import { amountInput, textInput, wholeInput } from '@site/shared/input';
import { Button, Checkbox, Dialog, Field, Form, Note, Select, SettlingButton, TextField } from '@site/shared/ui';
import { TEXT_LENGTH_MOST } from '../../wire';
import type { OpsFailure } from '../createOpsApi';
import { useTranslation } from '../i18n';
import { useOps } from '../OpsContext';
import { RefusalNote } from '../RefusalNote';
import type { Act, ActField, ActValues } from './acts';
import changeStyles from '../ChangeDialog.module.css';
import styles from './PlatformView.module.css';

export interface ActDialogProps {
  readonly act: Act;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows the effect and the fields of an action, then sends it. */
export function ActDialog({ act, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const { api } = useOps();
  const [values, setValues] = useState<ActValues>(act.initial ?? {});
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<OpsFailure>();
  const { fields = [] } = act;
  const order = fields.every((field) => isReadable(field, textOf(values[field.name]))) ? act.toOrder(values) : undefined;
  const send = async (): Promise<void> => {
    if (order === undefined) return;
    setIsSending(true);
    setFailure(undefined);
    const result = await api.order(order);
    setIsSending(false);
    if (result.ok) onDone();
    else setFailure(result.failure);
  };
  return (
    <Dialog open title={act.title} size={fields.length > 4 ? 'lg' : 'md'} closeLabel={t('change.close')} onClose={onClose}>
      <Form className={changeStyles['form']} onSubmit={() => void send()}>
        {failure !== undefined && <RefusalNote failure={failure} />}
        <Note tone={act.isDangerous === true ? 'warning' : 'info'} title={act.effect} />
        <div className={fields.length > 4 ? styles['fields'] : changeStyles['form']}>
          {fields.map((field) => (
            <ActControl
              key={field.name}
              field={field}
              value={values[field.name]}
              onChange={(value) => {
                setValues((before) => ({ ...before, [field.name]: value }));
              }}
            />
          ))}
        </div>
        <div className={changeStyles['buttons']}>
          <Button onClick={onClose}>{t('change.cancel')}</Button>
          <SettlingButton
            type="submit"
            before="open"
            meaning="apply"
            variant={act.isDangerous === true ? 'danger' : 'primary'}
            loading={isSending}
            disabled={order === undefined}
          >
            {t('change.apply')}
          </SettlingButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** Input rules of the fields by kind. */
const KINDS = { text: textInput(TEXT_LENGTH_MOST), whole: wholeInput, amount: amountInput } as const;

function isReadable({ kind }: ActField, text: string): boolean {
  return !(kind === 'whole' || kind === 'amount') || KINDS[kind](text, text).notice === undefined;
}

function textOf(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : '';
}

interface ActControlProps {
  readonly field: ActField;
  readonly value: string | boolean | undefined;
  readonly onChange: (value: string | boolean) => void;
}

function ActControl({ field: { kind, label, hint, options = [] }, value, onChange }: ActControlProps) {
  if (kind === 'flag') {
    return (
      <Checkbox checked={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    );
  }
  const text = textOf(value);
  if (kind === 'choice') {
    return (
      <Field label={label} hint={hint}>
        <Select value={text} options={options} onChange={onChange} />
      </Field>
    );
  }
  return (
    <TextField
      label={label}
      value={text}
      hint={hint}
      onChange={onChange}
      {...(kind === 'time' ? { type: 'datetime-local' } : { reads: KINDS[kind] })}
    />
  );
}
