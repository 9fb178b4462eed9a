import { useReadable } from '@site/shared/contract/useReadable';
import { formatYuanFixed } from '@site/shared/money';
import { Button, ButtonLink, Card, Icon, VipBadge } from '@site/shared/ui';
import { Avatar } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import { useEnabledRemotes } from '../../composition';
import { useSiteLink } from '../../routing/useSiteLink';
import { useSession } from '../../session/SessionContext';
import { useShell } from '../../services/ShellContext';
import { useDisplay } from '../../edition/DisplayContext';
import { useRouting } from '../../routing/RoutingContext';
import styles from './AccountCard.module.css';

/** Shows the member's money beside the slide, or the login for a guest. */
export function AccountCard() {
  const isSignedIn = useReadable(useSession().session.isSignedIn);
  return isSignedIn ? <MemberCard /> : <GuestCard />;
}

function GuestCard() {
  const { t } = useTranslation();
  const { signIn } = useSession();
  const { brandIn } = useShell();
  const { locale } = useDisplay();
  const { name } = brandIn(useReadable(locale.current));
  return (
    <Card title={t('home.guest_title', { brand: name })} padding="lg" className={styles['card']}>
      <p className={styles['text']}>{t('home.guest_text')}</p>
      <ul className={styles['facts']}>
        <li>
          <Icon name="wallet" />
          {t('home.guest_wallet')}
        </li>
        <li>
          <Icon name="shield" />
          {t('art.ledger')}
        </li>
        <li>
          <Icon name="clock" />
          {t('art.price')}
        </li>
      </ul>
      <Button variant="primary" size="lg" block className={styles['foot']} onClick={signIn.open}>
        {t('home.guest_login')}
      </Button>
    </Card>
  );
}

function MemberCard() {
  const { t } = useTranslation();
  const { session } = useSession();
  const { balance: balanceService, flags } = useShell();
  const { navigation } = useRouting();
  const member = useReadable(session.member);
  const avatar = useReadable(session.avatar);
  const balance = useReadable(balanceService.current);
  const { depositGuide } = useReadable(flags);
  const isEnabled = useEnabledRemotes();
  const linkTo = useSiteLink();
  return (
    <Card title={member ? t('home.member_title', { name: member.name }) : t('home.member_balance')} padding="lg" className={styles['card']}>
      {member && (
        <p className={styles['who']}>
          <Avatar seed={avatar} className={styles['avatar']} />
          <VipBadge level={member.vipLevel} />
        </p>
      )}
      <dl className={styles['money']}>
        <dt>
          {isEnabled('wallet') ? (
            <a {...linkTo(navigation.href('transRecord', {}))}>{t('home.member_balance')}</a>
          ) : (
            t('home.member_balance')
          )}
        </dt>
        <dd className={styles['central']} data-num translate="no">
          {balance ? formatYuanFixed(balance.central) : t('frame.balance_unknown')}
        </dd>
        <dt>
          {isEnabled('wallet') ? (
            <a {...linkTo(navigation.href('wallet', {}, { locked: '1' }))}>{t('home.member_locked')}</a>
          ) : (
            t('home.member_locked')
          )}
        </dt>
        <dd data-num translate="no">
          {balance ? formatYuanFixed(balance.locked) : t('frame.balance_unknown')}
        </dd>
      </dl>
      <div className={styles['ways']}>
        {isEnabled('wallet') && depositGuide && (
          <ButtonLink variant="primary" {...linkTo(navigation.href('saveMoney', {}))}>
            {t('home.member_deposit')}
          </ButtonLink>
        )}
        {isEnabled('member') && <ButtonLink {...linkTo(navigation.href('betRecord', {}))}>{t('home.member_bets')}</ButtonLink>}
      </div>
    </Card>
  );
}
