import { useRouteLink } from '@site/shared/contract';
import { formatShortMinute } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { ButtonLink } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ConditionList } from '../participation/ConditionList';
import type { Promotion, PromotionKind } from '../promotions/promotion';
import { PromotionCard } from '../promotions/PromotionCard';
import { usePromotionLink } from '../promotions/usePromotionLink';
import { ClaimHere } from './ClaimHere';
import styles from './MemberCard.module.css';
import type { OverviewEntry } from './overview';

interface MemberCardProps {
  readonly promotion: Promotion;
  /** Entry of the member. Undefined for a promotion that a member cannot join. */
  readonly entry: OverviewEntry | undefined;
  readonly onChange: () => void;
}

/**
 * Shows a promotion with the member's status: the claim, links to meet missing conditions, or the start of the next
 * period.
 */
export function MemberCard({ promotion, entry, onChange }: MemberCardProps) {
  return (
    <PromotionCard promotion={promotion} level={3}>
      {entry !== undefined && (
        <div className={styles['part']}>
          {entry.claimable > 0 ? (
            <Claim promotion={promotion} entry={entry} onChange={onChange} />
          ) : entry.status === 'open' ? (
            <Progress promotion={promotion} entry={entry} />
          ) : (
            <Done entry={entry} />
          )}
        </div>
      )}
    </PromotionCard>
  );
}

/** Kinds that are claimed on the promotion's page, where the member draws, or chooses a week's prize or a friend. */
const CLAIMED_ON_PAGE: ReadonlySet<PromotionKind> = new Set(['drawGift', 'racePage', 'friendInvitation']);

function Claim({ promotion, entry: { claimable, reward }, onChange }: MemberCardProps & { readonly entry: OverviewEntry }) {
  const { t } = useTranslation();
  const link = usePromotionLink(promotion);
  if (!CLAIMED_ON_PAGE.has(promotion.kind)) return <ClaimHere promotion={promotion} reward={reward} onChange={onChange} />;
  return (
    <ButtonLink variant="primary" {...link}>
      {promotion.kind === 'drawGift' ? t('centre.draw', { count: claimable }) : t('centre.claim_there', { count: claimable })}
    </ButtonLink>
  );
}

function Progress({ promotion, entry: { conditions } }: { readonly promotion: Promotion; readonly entry: OverviewEntry }) {
  const { t } = useTranslation();
  const link = usePromotionLink(promotion);
  const isMetThere = conditions.some(({ isMet, ways }) => !isMet && ways.length === 0);
  return (
    <>
      <ConditionList conditions={conditions} isNarrow />
      {isMetThere && (
        <ButtonLink size="sm" {...link}>
          {t('centre.take_part')}
        </ButtonLink>
      )}
    </>
  );
}

function Done({ entry: { reward, joinedAt, againAt } }: { readonly entry: OverviewEntry }) {
  const { t } = useTranslation();
  const recordLink = useRouteLink('giftRecord', {});
  return (
    <p className={styles['done']}>
      {reward !== undefined && <b className={styles['amount']}>{t('promotion.claimed_amount', { amount: formatYuan(reward) })}</b>}
      {joinedAt !== undefined && <span>{formatShortMinute(joinedAt)}</span>}
      {againAt === undefined ? (
        <a {...recordLink} className={styles['record']}>
          {t('centre.record')}
        </a>
      ) : (
        <span>{t('promotion.again_at', { time: formatShortMinute(againAt) })}</span>
      )}
    </p>
  );
}
