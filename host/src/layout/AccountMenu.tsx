import { useState, type ComponentPropsWithRef } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { Icon, opensBy, useLazyModule, VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';
import { useOverlays } from '../overlays/OverlaysContext';
import { useSession } from '../session/SessionContext';
import styles from './AccountMenu.module.css';

const load = () => import('./AccountMenuItems');

/** Shows the signed-in member. The code of the menu loads on the first press. */
export function AccountMenu() {
  const { logger } = useShell();
  const { t } = useTranslation();
  const overlays = useOverlays();
  const [isWanted, setIsWanted] = useState(false);
  const module = useLazyModule(load, isWanted, (error) => {
    logger.error('account menu not loaded', { error });
    overlays.toast(t('screen.failed'), 'danger');
    setIsWanted(false);
  });
  if (module) return <module.AccountMenuItems trigger={<AccountButton />} />;
  return (
    <AccountButton
      aria-haspopup="menu"
      aria-expanded={false}
      {...opensBy(load, () => {
        setIsWanted(true);
      })}
    />
  );
}

function AccountButton(props: ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation();
  const { session } = useSession();
  const member = useReadable(session.member);
  const avatar = useReadable(session.avatar);
  const name = member?.name ?? '';
  return (
    <button {...props} type="button" className={styles['trigger']} aria-label={t('frame.account_menu', { name })}>
      {member ? <Avatar seed={avatar} className={styles['avatar']} /> : <Icon name="user" className={styles['avatar']} />}
      {member && (
        <span className={styles['who']}>
          <b translate="no">{name}</b>
          <VipBadge level={member.vipLevel} />
        </span>
      )}
    </button>
  );
}
