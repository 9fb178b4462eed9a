import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatDay } from '@site/shared/i18n';
import { Button, DateField, Field, Form, Note, Select } from '@site/shared/ui';
import { checkBirthday } from '@site/shared/validation';
import { saveProfileFacts } from '../member-data/profileApi';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import { useTranslation } from './texts';
import { asksBirthday, type Profile } from '../member-data/profile';
import styles from './BasicCard.module.css';

interface BasicFormProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/**
 * Renders the form for gender and birthday, as far as they are missing. Implements R-PROFILE-02, R-PROFILE-03,
 * R-PROFILE-04.
 */
export function BasicForm({ profile, onSaved, onCancel }: BasicFormProps) {
  const { http, bus, clock, overlays } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [gender, setGender] = useState<'male' | 'female'>();
  const [birthday, setBirthday] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const asksGender = profile.gender === undefined;
  const asksForBirthday = asksBirthday(profile);
  const today = formatDay(clock.now());
  const isGenderMissing = asksGender && gender === undefined;
  const error = asksForBirthday ? checkBirthday(birthday, today) : undefined;
  // Show an age under 18 at once, but a missing date only after the first attempt.
  const shown = wasTried || birthday !== '' ? error : undefined;

  const handleSubmit = async () => {
    setWasTried(true);
    if (error !== undefined || isGenderMissing || isSending) return;
    const facts = { ...(gender ? { gender } : {}), ...(asksForBirthday ? { birthday } : {}) };
    if (!(await confirm(facts)) || !(await submit((ending) => saveProfileFacts(http, facts, ending)))) return;
    overlays.toast(t('userinfo.basic.done'), 'success');
    bus.emit('member/changed', {});
    onSaved();
  };

  /** Confirm first, because the facts can never be changed. */
  const confirm = async (facts: { readonly gender?: 'male' | 'female'; readonly birthday?: string }) => {
    const message = [
      facts.gender && t('userinfo.basic.confirm_gender', { gender: t(`userinfo.basic.${facts.gender}`) }),
      facts.birthday && t('userinfo.basic.confirm_birthday', { birthday: facts.birthday }),
      t('userinfo.basic.confirm'),
    ];
    const answer = await overlays.dialog({
      title: t('userinfo.basic.confirm_title'),
      message: message.filter((line) => line !== undefined).join('\n'),
      showCancel: true,
      confirmText: t('userinfo.basic.submit'),
    });
    return answer === 'confirmed';
  };

  return (
    <Form className={styles['form']} onSubmit={() => void handleSubmit()}>
      {asksGender && (
        <Field label={t('userinfo.basic.gender')} error={wasTried && isGenderMissing && t('userinfo.basic.choose_gender')}>
          <Select
            options={[
              { value: 'male', label: t('userinfo.basic.male') },
              { value: 'female', label: t('userinfo.basic.female') },
            ]}
            value={gender}
            onChange={setGender}
            placeholder={t('userinfo.basic.choose_gender')}
            disabled={isSending}
          />
        </Field>
      )}
      {asksForBirthday && (
        <DateField
          label={t('userinfo.basic.birthday')}
          max={today}
          autoComplete="bday"
          value={birthday}
          onChange={setBirthday}
          error={shown && t(`userinfo.basic.${shown}`)}
          disabled={isSending}
        />
      )}
      <Note tone="info" title={t('userinfo.basic.once')} />
      <SubmissionNote of={state} />
      <div className={styles['buttons']}>
        <Button type="submit" variant="primary" loading={isSending}>
          {t('userinfo.basic.submit')}
        </Button>
        <Button onClick={onCancel}>{t('card.cancel')}</Button>
      </div>
    </Form>
  );
}
