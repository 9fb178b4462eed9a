import type { ReactNode } from 'react';
import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { ButtonLink, Card } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Profile, SealedField } from '../member-data/profile';
import { BoundItem } from './BoundItem';
import { SealedValue } from './SealedValue';

interface BoundItemsCardProps {
  readonly profile: Profile;
  /** Number of bound bank cards; `undefined` when it is unknown. */
  readonly cards?: number | undefined;
}

/**
 * Shows the items bound to the account with their masked values and links to bind or change them. If the site allows
 * it, the member can reveal them. Implements R-PROFILE-11.
 */
export function BoundItemsCard({ profile, cards }: BoundItemsCardProps) {
  const { t } = useTranslation();
  const { withdrawPassword, hideRealNumber } = useReadable(useServices().flags);
  const auth = useRouteLink('auth', {});
  const bankCards = useRouteLink('addBankCard', {});
  const bound = (field: SealedField, name: string) => ({
    name,
    ...stateOf(profile[field]),
    value: valueOf(field, name),
  });
  const valueOf = (field: SealedField, name: string): ReactNode => {
    const masked = profile[field];
    const sealed = profile.sealed[field];
    return masked === undefined || sealed === undefined || hideRealNumber ? (
      masked
    ) : (
      <SealedValue name={name} masked={masked} sealed={sealed} />
    );
  };
  const stateOf = (value: string | undefined) => ({
    isBound: value !== undefined,
    state: t(value === undefined ? 'userinfo.account.not_bound' : 'userinfo.account.bound'),
    link: auth,
    action: t(value === undefined ? 'userinfo.account.bind' : 'userinfo.account.manage'),
  });

  return (
    <Card
      title={t('userinfo.account.title')}
      padding="lg"
      aside={
        <ButtonLink size="sm" icon="shield" {...auth}>
          {t('userinfo.account.security')}
        </ButtonLink>
      }
    >
      <dl>
        <BoundItem
          icon="id-card"
          {...bound('realName', t('userinfo.account.real_name'))}
          // A real name is permanent, so there is nothing to manage.
          action={profile.realName === undefined ? t('userinfo.account.bind') : undefined}
        />
        <BoundItem icon="phone" {...bound('phone', t('userinfo.account.phone'))} />
        <BoundItem icon="mail" {...bound('email', t('userinfo.account.email'))} />
        <BoundItem
          icon="bank"
          name={t('userinfo.account.bank_card')}
          value={cards === undefined || cards === 0 ? undefined : t('userinfo.account.cards', { count: cards })}
          isBound={cards === undefined ? undefined : cards > 0}
          state={t(cards === 0 ? 'userinfo.account.not_bound' : 'userinfo.account.bound')}
          link={bankCards}
          action={t(cards === 0 ? 'userinfo.account.add' : 'userinfo.account.manage')}
        />
        {withdrawPassword && (
          <BoundItem
            icon="key"
            name={t('userinfo.account.second_password')}
            value={undefined}
            isBound={profile.hasSecondPassword}
            state={t(profile.hasSecondPassword ? 'userinfo.account.set' : 'userinfo.account.not_set')}
            link={auth}
            action={t(profile.hasSecondPassword ? 'userinfo.account.manage' : 'userinfo.account.set_up')}
          />
        )}
      </dl>
    </Card>
  );
}
