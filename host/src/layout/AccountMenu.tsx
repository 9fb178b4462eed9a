import { useReadable } from '@site/shared/contract/useReadable';
import { Icon, Menu, MenuItem, MenuSeparator, VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from '../i18n';
import { useShell } from '../ShellContext';
import { useEnabledRemotes } from './useEnabledRemotes';
import styles from './AccountMenu.module.css';

/** Who is signed in, and what belongs to them. Proves R-API-013. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { session, navigation, flags } = useShell();
  const isEnabled = useEnabledRemotes();
  const member = useReadable(session.member);
  const { depositGuide } = useReadable(flags);
  const handleLogout = () => {
    navigation.go('home', {});
    session.signOut();
  };
  const name = member?.name ?? '';

  return (
    <Menu
      trigger={
        <button type="button" className={styles['trigger']} aria-label={t('frame.account_menu', { name })}>
          {member ? <Avatar userId={member.userId} className={styles['avatar']} /> : <Icon name="user" className={styles['avatar']} />}
          {member && (
            <span className={styles['who']}>
              <b>{name}</b>
              <VipBadge level={member.vipLevel} />
            </span>
          )}
        </button>
      }
    >
      {isEnabled('member') && (
        <>
          <MenuItem
            icon="user"
            onSelect={() => {
              navigation.go('userinfo', {});
            }}
          >
            {t('title.userinfo')}
          </MenuItem>
          <MenuItem
            icon="ticket"
            onSelect={() => {
              navigation.go('betRecord', {});
            }}
          >
            {t('title.bet_record')}
          </MenuItem>
        </>
      )}
      {isEnabled('wallet') && depositGuide && (
        <MenuItem
          icon="deposit"
          onSelect={() => {
            navigation.go('saveMoney', {});
          }}
        >
          {t('title.save_money')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon="logout" danger onSelect={handleLogout}>
        {t('frame.logout')}
      </MenuItem>
    </Menu>
  );
}
