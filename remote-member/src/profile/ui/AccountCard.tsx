import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { Card } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Profile } from '../profile';
import { AccountItem } from './AccountItem';

interface AccountCardProps {
  readonly profile: Profile;
  /** How many bank cards are bound; `undefined` where that is not known. */
  readonly cards?: number | undefined;
}

/** What is bound to the account, masked as the platform gives it, each with the way to bind or change it. Proves R-PROFILE-11. */
export function AccountCard({ profile, cards }: AccountCardProps) {
  const { t } = useTranslation();
  const { withdrawPassword } = useReadable(useServices().flags);
  const auth = useRouteLink('auth', {});
  const bankCards = useRouteLink('addBankCard', {});
  const bound = (value: string | undefined) => ({
    value,
    isThere: value !== undefined,
    state: t(value === undefined ? 'userinfo.account.not_bound' : 'userinfo.account.bound'),
    link: auth,
    action: t(value === undefined ? 'userinfo.account.bind' : 'userinfo.account.manage'),
  });

  return (
    <Card title={t('userinfo.account.title')} padding="lg">
      <dl>
        <AccountItem
          icon="id-card"
          name={t('userinfo.account.real_name')}
          {...bound(profile.realName)}
          // Told once: there is nothing to manage.
          action={profile.realName === undefined ? t('userinfo.account.bind') : undefined}
        />
        <AccountItem icon="phone" name={t('userinfo.account.phone')} {...bound(profile.phone)} />
        <AccountItem icon="mail" name={t('userinfo.account.email')} {...bound(profile.email)} />
        <AccountItem
          icon="bank"
          name={t('userinfo.account.bank_card')}
          value={cards === undefined || cards === 0 ? undefined : t('userinfo.account.cards', { count: cards })}
          isThere={cards === undefined ? undefined : cards > 0}
          state={t(cards === 0 ? 'userinfo.account.not_bound' : 'userinfo.account.bound')}
          link={bankCards}
          action={t(cards === 0 ? 'userinfo.account.add' : 'userinfo.account.manage')}
        />
        {withdrawPassword && (
          <AccountItem
            icon="key"
            name={t('userinfo.account.second_password')}
            value={undefined}
            isThere={profile.hasSecondPassword}
            state={t(profile.hasSecondPassword ? 'userinfo.account.set' : 'userinfo.account.not_set')}
            link={auth}
            action={t(profile.hasSecondPassword ? 'userinfo.account.manage' : 'userinfo.account.set_up')}
          />
        )}
      </dl>
    </Card>
  );
}
