import { useState } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { BindingCard } from '../ui/BindingCard';
import { ownContacts } from './contact';
import { LoginPasswordForm } from './LoginPasswordForm';
import { PinForm } from './PinForm';
import { useTranslation } from './texts';
import type { Profile } from '../member-data/profile';
import type { SecurityItem } from '../security-level/securityLevel';

interface PasswordCardsProps {
  readonly profile: Profile;
  /** Item whose form the address requests; ignored when it is set already. */
  readonly wanted: string | undefined;
  /** Input of the withdrawal page, which waits for the second password. */
  readonly withdrawal: Readonly<Record<string, string>> | undefined;
  /** Called after a change with the text of the toast. */
  readonly onChanged: (text: string) => void;
}

/** Shows the login password, and the second password if the site requires it (flag `withdrawPassword`). */
export function PasswordCards({ profile: { hasSecondPassword, phone, email }, wanted, withdrawal, onChanged }: PasswordCardsProps) {
  const { t } = useTranslation();
  const { bus, flags, navigation } = useServices();
  const { withdrawPassword } = useReadable(flags);
  const [wasPinSet, setWasPinSet] = useState(false);
  // An existing second password is reset with a code sent to the phone.
  const isAwaited = (withdrawal !== undefined || wanted === ('secondPassword' satisfies SecurityItem)) && !hasSecondPassword;
  const needsPhone = hasSecondPassword && phone === undefined;

  return (
    <>
      <BindingCard
        title={t('binding.login_password')}
        hint={t('binding.login.hint')}
        value={t('binding.hidden')}
        state={t('userinfo.account.set')}
        action={t('card.change_password')}
      >
        {(close) => (
          <LoginPasswordForm
            contacts={ownContacts({ phone, email })}
            onChanged={() => {
              close();
              bus.emit('auth/password-change-success', {});
              onChanged(t('binding.login.done'));
            }}
          />
        )}
      </BindingCard>
      {withdrawPassword && (
        <BindingCard
          key={`pin/${String(hasSecondPassword)}/${String(isAwaited)}`}
          title={t('userinfo.account.second_password')}
          hint={t(needsPhone ? 'binding.pin.needs_phone' : 'binding.pin.hint')}
          value={hasSecondPassword ? t('binding.hidden') : undefined}
          state={t(hasSecondPassword ? 'userinfo.account.set' : 'userinfo.account.not_set')}
          action={needsPhone ? undefined : t(hasSecondPassword ? 'binding.pin.submit_reset' : 'binding.pin.submit_set')}
          startsOpen={isAwaited}
          isNew={wasPinSet || isAwaited}
        >
          {(close) => (
            <PinForm
              by={hasSecondPassword ? 'code' : 'password'}
              onSet={() => {
                close();
                setWasPinSet(true);
                onChanged(t('binding.pin.done'));
                if (withdrawal) navigation.go('takeMoney', {}, { query: withdrawal, replace: true });
              }}
            />
          )}
        </BindingCard>
      )}
    </>
  );
}
