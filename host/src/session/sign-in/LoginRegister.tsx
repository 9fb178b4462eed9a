import type { RefObject } from 'react';
import { TabPanel, Tabs } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useSession } from '../SessionContext';
import type { SignInTab } from '../createSignIn';
import { LoginForm } from './LoginForm';
import { RegisterForm } from '../registration/RegisterForm';
import styles from './SignInDialog.module.css';

interface LoginRegisterProps {
  readonly tab: SignInTab;
  /** Initial username of the login form. */
  readonly username: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
}

/** Shows the two tabs of the dialog. Implements R-AUTH-06. */
export function LoginRegister({ tab, username, firstField }: LoginRegisterProps) {
  const { t } = useTranslation();
  const { signIn } = useSession();
  const items = [
    { value: 'login', label: t('sign_in.title') },
    { value: 'register', label: t('register.title') },
  ] as const;
  return (
    <Tabs
      variant="title"
      label={t('sign_in.ways')}
      items={items}
      value={tab}
      onChange={(next) => {
        signIn.switchTo(next);
      }}
      className={styles['tabs']}
    >
      <TabPanel value="login" className={styles['form-panel']}>
        <LoginForm key={username} username={username} firstField={firstField} />
      </TabPanel>
      <TabPanel value="register" className={styles['form-panel']}>
        <RegisterForm firstField={firstField} />
      </TabPanel>
    </Tabs>
  );
}
