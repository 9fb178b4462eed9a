import { useMemo, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button, Form } from '@site/shared/ui';
import { errorOf, findErrors, NEW_PASSWORD_RULES, refusingCommon, type NewPasswordValues } from '@site/shared/validation';
import { createCommonPasswords } from '@site/shared/common-passwords';
import { useTranslation } from './texts';
import { NewPasswordFields } from '../ui/NewPasswordFields';
import type { StepProps } from './stepProps';
import styles from './FindPassword.module.css';
import { isUnderWay } from './recovery';
import { RefusalNote } from './RefusalNote';
import { StepButtons } from './StepButtons';

/** Values stored in memory while the dialog is open. */
export interface PasswordProps {
  readonly passwords: NewPasswordValues;
  readonly onPasswords: (values: NewPasswordValues) => void;
}

/** Shows step 2: the new password, entered twice. Implements R-RESET-06, R-VAL-28 to R-VAL-30. */
export function PasswordStep({ recovery, firstField, passwords: values, onPasswords }: StepProps & PasswordProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const state = useReadable(recovery.state);
  const { username } = useReadable(recovery.values);
  const passwords = useMemo(() => createCommonPasswords(), []);
  const isCommon = useReadable(passwords.isCommon);
  const errors = findErrors(refusingCommon(NEW_PASSWORD_RULES, isCommon), values);
  const errorText = (field: keyof NewPasswordValues) => {
    const error = wasSubmitted ? errorOf(errors, field) : undefined;
    return error && tShared(error);
  };
  const change = (changed: Partial<NewPasswordValues>) => {
    onPasswords({ ...values, ...changed });
    recovery.change({});
  };
  const handleSubmit = () => {
    setWasSubmitted(true);
    if (errors.length === 0) void submit();
  };
  const submit = async () => {
    const { password } = values;
    const isRefused = (await passwords.load())(password);
    if (!isRefused) recovery.submitPassword(password);
  };
  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      {/* This field gives password managers the name of the account. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <NewPasswordFields
        values={values}
        onChange={change}
        errorOf={errorText}
        onFocus={() => void passwords.load()}
        labels={{
          password: t('recovery.new_password'),
          reveal: t('recovery.reveal'),
          repeat: t('recovery.repeat'),
          revealRepeat: t('recovery.reveal_repeat'),
        }}
        firstField={firstField}
      />
      <RefusalNote recovery={state} />
      <StepButtons onBack={recovery.goBack} canGoBack={!isUnderWay(state)}>
        <Button type="submit" variant="primary" size="lg" loading={isUnderWay(state)}>
          {t('recovery.reset')}
        </Button>
      </StepButtons>
    </Form>
  );
}
