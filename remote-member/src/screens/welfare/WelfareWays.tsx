import { useRouteLink, type RouteLink } from '@site/shared/contract';
import { Card, Icon, type IconName } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import styles from './WelfareWays.module.css';

/** Where else there is something to be had. */
export function WelfareWays() {
  const { t } = useTranslation();
  const promotions = useRouteLink('discount', {});
  const exchange = useRouteLink('exchange', {});
  const gifts = useRouteLink('giftRecord', {});
  const vip = useRouteLink('vipDetail', {});
  return (
    <Card title={t('welfare.more')} padding="lg">
      <div className={styles['ways']}>
        <Way icon="gift" name={t('welfare.promotions')} text={t('welfare.promotions_text')} link={promotions} />
        <Way icon="coins" name={t('welfare.exchange')} text={t('welfare.exchange_text')} link={exchange} />
        <Way icon="history" name={t('welfare.gifts')} text={t('welfare.gifts_text')} link={gifts} />
        <Way icon="crown" name={t('welfare.vip')} text={t('welfare.vip_text')} link={vip} />
      </div>
    </Card>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
  readonly link: RouteLink;
}

function Way({ icon, name, text, link }: WayProps) {
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
