import { useState, type SubmitEvent } from 'react';
import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button, Note, TextField } from '@site/shared/ui';
import { findErrors, REAL_NAME_MAX_LENGTH, realNameRules } from '@site/shared/validation';
import { useTranslation } from '../i18n';
import { saveProfileFacts } from '../member-data/profileApi';
import styles from './form.module.css';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';

const RULES = { name: realNameRules<{ readonly name: string }>(({ name }) => name) };

/** Binds the real name, once and permanently. Implements R-MEMBER-11, R-VAL-43. */
export function RealNameForm({ onBound }: { readonly onBound: () => void }) {
  const { http } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { state, isSending, submit } = useSubmission();
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [error] = wasTried ? findErrors(RULES, { name }) : [];

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (findErrors(RULES, { name }).length > 0) return;
    void submit((ending) => saveProfileFacts(http, { realName: name.trim() }, ending)).then((isSaved) => {
      if (isSaved) onBound();
    });
  };

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('binding.real_name.label')}
        value={name}
        onChange={setName}
        autoComplete="name"
        maxLength={REAL_NAME_MAX_LENGTH}
        hint={t('binding.real_name.format')}
        error={error && tShared(error.message)}
        disabled={isSending}
      />
      <Note tone="info" title={t('binding.once')} />
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t('binding.real_name.submit')}
      </Button>
    </form>
  );
}
