import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { nameInput } from '@site/shared/input';
import { Button, Form, Note, TextField } from '@site/shared/ui';
import { findErrors, REAL_NAME_MAX_LENGTH, realNameRules } from '@site/shared/validation';
import { useTranslation } from './texts';
import { saveProfileFacts } from '../member-data/profileApi';
import styles from '../ui/form.module.css';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';

const NAME_INPUT = nameInput(REAL_NAME_MAX_LENGTH);

const RULES = { name: realNameRules<{ readonly name: string }>(({ name }) => name) };

/**
 * Binds the real name permanently, after the member has confirmed it as it will be stored. Implements R-MEMBER-11,
 * R-VAL-43.
 */
export function RealNameForm({ onBound }: { readonly onBound: () => void }) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { state, isSending, submit } = useSubmission();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [error] = findErrors(RULES, { name });
  const shown = isChecked ? error : undefined;

  const handleSubmit = async () => {
    setIsChecked(true);
    if (error || isSending) return;
    const realName = name.trim();
    const answer = await overlays.dialog({
      title: t('binding.real_name.confirm_title'),
      message: t('binding.real_name.confirm', { name: realName }),
      showCancel: true,
      confirmText: t('binding.real_name.confirm_submit'),
    });
    if (answer !== 'confirmed') return;
    if (await submit((ending) => saveProfileFacts(http, { realName }, ending))) onBound();
  };

  return (
    <Form className={styles['form']} onSubmit={() => void handleSubmit()}>
      <TextField
        label={t('binding.real_name.label')}
        value={name}
        onChange={setName}
        onBlur={() => {
          if (name !== '') setIsChecked(true);
        }}
        reads={NAME_INPUT}
        autoComplete="name"
        hint={t('binding.real_name.format')}
        error={shown && tShared(shown.message)}
        disabled={isSending}
      />
      <Note tone="info" title={t('binding.once')} />
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t('binding.real_name.submit')}
      </Button>
    </Form>
  );
}
