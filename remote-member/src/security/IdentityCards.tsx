import { useState } from 'react';
import { BindingCard } from '../ui/BindingCard';
import { ContactForm } from './ContactForm';
import { RealNameForm } from './RealNameForm';
import { useTranslation } from './texts';
import type { Profile } from '../member-data/profile';
import type { SecurityItem } from '../security-level/securityLevel';

interface IdentityCardsProps {
  readonly profile: Profile;
  /** Item whose form the address requests; ignored when the item is bound already. */
  readonly wanted: string | undefined;
  /** Called after an item was bound with the text of the toast. */
  readonly onBound: (text: string) => void;
}

/**
 * Shows real name, phone and e-mail address. The forms of name and phone, which the account screens require, are open
 * while these are missing.
 */
export function IdentityCards({ profile: { realName, phone, email }, wanted, onBound }: IdentityCardsProps) {
  const { t } = useTranslation();
  const [boundItem, setBoundItem] = useState<'name' | 'phone' | 'email'>();
  const stateOf = (value: string | undefined) => t(value === undefined ? 'userinfo.account.not_bound' : 'userinfo.account.bound');

  const ownPhone = phone === undefined ? undefined : ({ kind: 'phone', shown: phone } as const);

  const isWanted = (item: SecurityItem, value: string | undefined) => wanted === item && value === undefined;

  // The keys remount a card closed when its value was bound, here or in another tab, and open when the address requests
  // it.
  return (
    <>
      <BindingCard
        key={`name/${realName ?? ''}/${String(isWanted('realName', realName))}`}
        title={t('userinfo.account.real_name')}
        hint={t('binding.real_name.hint')}
        value={realName}
        state={stateOf(realName)}
        startsOpen={realName === undefined}
        isNew={boundItem === 'name' || isWanted('realName', realName)}
      >
        {() => (
          <RealNameForm
            onBound={() => {
              setBoundItem('name');
              onBound(t('binding.real_name.done'));
            }}
          />
        )}
      </BindingCard>
      <BindingCard
        key={`phone/${phone ?? ''}/${String(isWanted('phone', phone))}`}
        title={t('userinfo.account.phone')}
        hint={t('binding.phone.hint')}
        value={phone}
        state={stateOf(phone)}
        action={phone === undefined ? undefined : t('binding.phone.change')}
        startsOpen={phone === undefined}
        isNew={boundItem === 'phone' || isWanted('phone', phone)}
      >
        {(close) => (
          <ContactForm
            kind="phone"
            own={ownPhone}
            onBound={() => {
              close();
              setBoundItem('phone');
              onBound(t('binding.phone.done'));
            }}
          />
        )}
      </BindingCard>
      <BindingCard
        key={`email/${email ?? ''}/${String(isWanted('email', email))}`}
        title={t('userinfo.account.email')}
        hint={t('binding.email.hint')}
        value={email}
        state={stateOf(email)}
        action={t(email === undefined ? 'binding.email.submit' : 'binding.email.change')}
        startsOpen={isWanted('email', email)}
        isNew={boundItem === 'email' || isWanted('email', email)}
      >
        {(close) => (
          <ContactForm
            kind="email"
            own={email === undefined ? ownPhone : { kind: 'email', shown: email }}
            onBound={() => {
              close();
              setBoundItem('email');
              onBound(t('binding.email.done'));
            }}
          />
        )}
      </BindingCard>
    </>
  );
}
