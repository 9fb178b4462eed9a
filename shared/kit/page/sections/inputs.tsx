import { useState } from 'react';
import { compactInput } from '@site/shared/input';
import { mustBeFen } from '@site/shared/money';
import { AmountField } from '@site/shared/ui/AmountField';
import { Button } from '@site/shared/ui/essentials/Button';
import { CodeField } from '@site/shared/ui/CodeField';
import { DateField } from '@site/shared/ui/DateField';
import { Form } from '@site/shared/ui/Form';
import { NumberField } from '@site/shared/ui/NumberField';
import { PasswordField } from '@site/shared/ui/PasswordField';
import type { TextFieldProps } from '@site/shared/ui/TextField';
import { TextField } from '@site/shared/ui/TextField';
import { InputBox } from '@site/shared/ui/InputBox';
import { useTranslation } from '../i18n';
import type { KitSection } from '../KitSection';
import { Specimen } from '../Specimen';

const READS_USERNAME = compactInput(11);

/** Returns the state of an editable specimen. */
function useText(start = ''): { readonly value: string; readonly onChange: (value: string) => void } {
  const [value, onChange] = useState(start);
  return { value, onChange };
}

function Username({ start, ...props }: Omit<TextFieldProps, 'label' | 'value' | 'onChange'> & { readonly start?: string }) {
  const { t } = useTranslation();
  return <TextField label={t('sample.username')} icon="user" reads={READS_USERNAME} {...props} {...useText(start)} />;
}

function TextFields() {
  const { t } = useTranslation();
  return (
    <>
      <Specimen name={t('states.hint')} fill>
        <Username hint={t('sample.username_hint')} placeholder="player1" />
      </Specimen>
      <Specimen name={t('states.success')} fill>
        <Username start="player1" success={t('sample.username_free')} />
      </Specimen>
      <Specimen name={t('states.invalid')} fill>
        <Username start="player1" error={t('sample.username_refused')} />
      </Specimen>
      <Specimen name={t('states.disabled')} fill>
        <Username start="player1" disabled />
      </Specimen>
      <Specimen name={t('states.sizes')} fill>
        <InputBox size="sm" look="soft" icon="search" aria-label={t('sample.search')} placeholder={t('sample.search')} {...useText()} />
        <InputBox size="lg" icon="search" aria-label={t('sample.search')} placeholder={t('sample.search')} {...useText()} />
      </Specimen>
    </>
  );
}

function PasswordFields() {
  const { t } = useTranslation();
  return (
    <Specimen name={t('states.filled')} fill>
      <PasswordField label={t('sample.password')} revealLabel={t('sample.reveal')} icon="lock" {...useText('player123')} />
    </Specimen>
  );
}

function AmountFields() {
  const { t } = useTranslation();
  return (
    <>
      <Specimen name={t('states.filled')} fill>
        <AmountField label={t('sample.amount')} uppercase={mustBeFen(100_000)} {...useText('1000')} />
      </Specimen>
      <Specimen name={t('states.invalid')} fill>
        <AmountField label={t('sample.amount')} error={t('sample.amount_refused')} {...useText('20')} />
      </Specimen>
      <Specimen name={t('states.disabled')} fill>
        <AmountField label={t('sample.amount')} disabled {...useText('1000')} />
      </Specimen>
    </>
  );
}

function DateFields() {
  const { t } = useTranslation();
  return (
    <>
      <Specimen name={t('states.filled')} fill>
        <DateField label={t('sample.day')} {...useText('2026-11-24')} />
      </Specimen>
      <Specimen name={t('states.empty')} fill>
        <DateField label={t('sample.day')} {...useText()} />
      </Specimen>
      <Specimen name={t('states.disabled')} fill>
        <DateField label={t('sample.day')} disabled {...useText('2026-11-24')} />
      </Specimen>
    </>
  );
}

function NumberFields() {
  const { t } = useTranslation();
  const [rounds, setRounds] = useState<number | undefined>(3);
  const label = t('sample.rounds');
  const field = { label, value: rounds, onChange: setRounds, min: 1, max: 10 };
  return (
    <>
      <Specimen name={t('states.default')}>
        <NumberField {...field} />
      </Specimen>
      <Specimen name={t('states.invalid')}>
        <NumberField {...field} max={99} value={12} error={t('sample.rounds_refused')} />
      </Specimen>
      <Specimen name={t('states.disabled')}>
        <NumberField {...field} disabled />
      </Specimen>
    </>
  );
}

function CodeFields() {
  const { t } = useTranslation();
  const label = t('sample.code');
  return (
    <>
      <Specimen name={t('states.empty')} wide>
        <CodeField
          label={label}
          hint={t('sample.code_hint')}
          suffix={<Button variant="soft">{t('sample.send_code')}</Button>}
          {...useText()}
        />
      </Specimen>
      <Specimen name={t('states.invalid')}>
        <CodeField label={label} error={t('sample.code_refused')} {...useText('482913')} />
      </Specimen>
      <Specimen name={t('states.disabled')}>
        <CodeField label={label} disabled {...useText('48')} />
      </Specimen>
    </>
  );
}

/** Shows a form. Submitting it with an empty field marks the field and focuses the first one. */
function Forms() {
  const { t } = useTranslation();
  const username = useText();
  const amount = useText();
  const [wasTried, setWasTried] = useState(false);
  const errorOf = ({ value }: { readonly value: string }) => (wasTried && value === '' ? t('sample.required') : undefined);
  return (
    <Specimen name={t('states.empty')} fill>
      <Form
        onSubmit={() => {
          setWasTried(true);
        }}
      >
        <TextField label={t('sample.username')} reads={READS_USERNAME} error={errorOf(username)} {...username} />
        <AmountField label={t('sample.amount')} error={errorOf(amount)} {...amount} />
        <Button type="submit" variant="primary">
          {t('sample.submit')}
        </Button>
      </Form>
    </Specimen>
  );
}

export const INPUTS: readonly KitSection[] = [
  { id: 'text_field', shows: ['TextField', 'Field', 'InputBox'], View: TextFields },
  { id: 'password_field', shows: ['PasswordField'], View: PasswordFields },
  { id: 'amount_field', shows: ['AmountField'], View: AmountFields },
  { id: 'date_field', shows: ['DateField'], View: DateFields },
  { id: 'number_field', shows: ['NumberField'], View: NumberFields },
  { id: 'code_field', shows: ['CodeField'], View: CodeFields },
  { id: 'form', shows: ['Form'], View: Forms },
];
