import { nameInput } from '../input';
import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { DateField } from '../ui/DateField';
import { Note } from '@site/shared/ui/essentials';
import { TextField } from '../ui/TextField';
import { REAL_NAME_MAX_LENGTH } from '../validation';
import styles from './IdentityFields.module.css';
import type { IdentityStep } from './useIdentityStep';

const NAME_INPUT = nameInput(REAL_NAME_MAX_LENGTH);

/** Renders the form fields for the member's name and birthday, with the reason for asking. */
export function IdentityFields({ step }: { readonly step: IdentityStep }) {
  const { t } = useSharedTranslation();
  const { need, values, errors, today, isSending, failure, onChange } = step;
  return (
    <fieldset className={styles['step']}>
      <legend className={styles['legend']}>{t('identity.title')}</legend>
      <p className={styles['why']}>{t('identity.why')}</p>
      <div className={styles['fields']}>
        {need.asksName && (
          <TextField
            label={t('identity.name')}
            value={values.name}
            onChange={(name) => {
              onChange({ ...values, name });
            }}
            reads={NAME_INPUT}
            autoComplete="name"
            hint={t('identity.name_hint')}
            error={errors.name && t(errors.name)}
            disabled={isSending}
          />
        )}
        {need.asksBirthday && (
          <DateField
            label={t('identity.birthday')}
            max={today}
            autoComplete="bday"
            value={values.birthday}
            onChange={(birthday) => {
              onChange({ ...values, birthday });
            }}
            error={errors.birthday && t(`identity.error.${errors.birthday}`)}
            disabled={isSending}
          />
        )}
      </div>
      <p className={styles['why']}>{t('identity.once')}</p>
      {failure && <Note tone="danger" live="assertive" title={failureText(failure, t)} />}
    </fieldset>
  );
}
