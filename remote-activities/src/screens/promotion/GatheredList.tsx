import { assertNever } from '@site/shared/assert';
import { formatYuan } from '@site/shared/money';
import { Icon, Tag } from '@site/shared/ui';
import { Scene } from '@site/shared/ui/drawings';
import { useTranslation } from '../../i18n';
import type { Promotion } from '../../promotions/promotion';
import type { Gathered } from '../../promotions/standing';
import { PROMOTION_SCENES } from '../../promotions/ui/promotionScenes';
import { usePromotionLink } from '../../promotions/ui/usePromotionLink';
import styles from './GatheredList.module.css';

interface GatheredListProps {
  readonly promotions: readonly Promotion[];
  /** How the member stands with each; nothing for a guest. */
  readonly gathered: readonly Gathered[];
}

/** The promotions of a landing page, each with its state and the way to it. */
export function GatheredList({ promotions, gathered }: GatheredListProps) {
  return (
    <ul className={styles['list']}>
      {promotions.map((promotion) => (
        <GatheredItem key={promotion.id} promotion={promotion} standing={gathered.find(({ id }) => id === promotion.id)} />
      ))}
    </ul>
  );
}

function GatheredItem({ promotion, standing }: { readonly promotion: Promotion; readonly standing: Gathered | undefined }) {
  const { title, emphasis, summary, art } = promotion;
  const link = usePromotionLink(promotion);
  return (
    <li className={styles['item']}>
      <Scene scene={PROMOTION_SCENES[art]} className={styles['scene']} />
      <div>
        <h3 className={styles['title']}>
          <a {...link} className={styles['link']}>
            {title}
          </a>
          <span className={styles['emphasis']}>{emphasis}</span>
        </h3>
        <p className={styles['summary']}>{summary}</p>
      </div>
      {standing && <StandingTag standing={standing} />}
      <Icon name="chevron-right" size="sm" className={styles['arrow']} />
    </li>
  );
}

function StandingTag({ standing: { kind, reward } }: { readonly standing: Gathered }) {
  const { t } = useTranslation();
  switch (kind) {
    case 'open':
      return <Tag>{t('landing.open')}</Tag>;
    case 'ready':
      return <Tag tone="gilt">{reward === undefined ? t('landing.ready') : t('promotion.claim', { amount: formatYuan(reward) })}</Tag>;
    case 'joined':
      return <Tag tone="success">{t('promotion.claimed')}</Tag>;
    case 'ended':
      return <Tag>{t('promotion.ended')}</Tag>;
    default:
      return assertNever(kind);
  }
}
