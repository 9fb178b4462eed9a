import { useRouteLink, type RouteLink } from '@site/shared/contract';
import { Card, Icon, type IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './WelfareLinks.module.css';

/** Links to the other screens with gifts. */
export function WelfareLinks() {
  const { t } = useTranslation();
  const rebate = useRouteLink('activities/rebate', {});
  const promotions = useRouteLink('discount', {});
  const exchange = useRouteLink('exchange', {});
  const gifts = useRouteLink('giftRecord', {});
  const vip = useRouteLink('vipDetail', {});
  return (
    <Card title={t('welfare.more')} padding="lg">
      <div className={styles['ways']}>
        <WelfareLink icon="refresh" name={t('welfare.rebate')} text={t('welfare.rebate_text')} link={rebate} />
        <WelfareLink icon="gift" name={t('welfare.promotions')} text={t('welfare.promotions_text')} link={promotions} />
        <WelfareLink icon="coins" name={t('welfare.exchange')} text={t('welfare.exchange_text')} link={exchange} />
        <WelfareLink icon="history" name={t('welfare.gifts')} text={t('welfare.gifts_text')} link={gifts} />
        <WelfareLink icon="crown" name={t('welfare.vip')} text={t('welfare.vip_text')} link={vip} />
      </div>
    </Card>
  );
}

interface WelfareLinkProps {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly link: RouteLink;
}

function WelfareLink({ icon, name, text, link }: WelfareLinkProps) {
  return (
    <a {...link} className={styles['way']}>
      <Icon name={icon} size="lg" />
      <span>
        <b className={styles['name']}>{name}</b>
        <span className={styles['text']}>{text}</span>
      </span>
    </a>
  );
}
