import { assertNever } from '@site/shared/assert';
import { formatYuan } from '@site/shared/money';
import { Icon, Tag } from '@site/shared/ui';
import { Scene } from '@site/shared/ui/drawings';
import { useTranslation } from './texts';
import type { LinkedParticipation } from '../participation/participation';
import type { Promotion } from '../promotions/promotion';
import { sceneOf } from '../promotions/promotionScenes';
import { usePromotionLink } from '../promotions/usePromotionLink';
import styles from './LinkedPromotions.module.css';

interface LinkedPromotionsProps {
  readonly promotions: readonly Promotion[];
  /** The member's participations, one for each promotion. Empty for a guest. */
  readonly participations: readonly LinkedParticipation[];
}

/** Shows the promotions of a landing page, each with its status and a link. */
export function LinkedPromotions({ promotions, participations }: LinkedPromotionsProps) {
  return (
    <ul className={styles['list']}>
      {promotions.map((promotion) => (
        <LinkedPromotion key={promotion.id} promotion={promotion} participation={participations.find(({ id }) => id === promotion.id)} />
      ))}
    </ul>
  );
}

function LinkedPromotion({
  promotion,
  participation,
}: {
  readonly promotion: Promotion;
  readonly participation: LinkedParticipation | undefined;
}) {
  const { title, emphasis, summary } = promotion;
  const link = usePromotionLink(promotion);
  return (
    <li className={styles['item']}>
      <Scene scene={sceneOf(promotion)} className={styles['scene']} />
      <div>
        <h3 className={styles['title']}>
          <a {...link} className={styles['link']}>
            {title}
          </a>
          <span className={styles['emphasis']}>{emphasis}</span>
        </h3>
        <p className={styles['summary']}>{summary}</p>
      </div>
      {participation && <StatusTag participation={participation} />}
      <Icon name="chevron-right" size="sm" className={styles['arrow']} />
    </li>
  );
}

function StatusTag({ participation: { status, reward } }: { readonly participation: LinkedParticipation }) {
  const { t } = useTranslation();
  switch (status) {
    case 'open':
      return <Tag>{t('landing.open')}</Tag>;
    case 'ready':
      return <Tag tone="gilt">{reward === undefined ? t('landing.ready') : t('promotion.claim', { amount: formatYuan(reward) })}</Tag>;
    case 'joined':
      return <Tag tone="success">{t('promotion.claimed')}</Tag>;
    case 'ended':
      return <Tag>{t('promotion.ended')}</Tag>;
    default:
      return assertNever(status);
  }
}
