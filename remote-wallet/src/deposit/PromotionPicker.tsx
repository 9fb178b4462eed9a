import { memo } from 'react';
import { useRouteLink } from '@site/shared/contract';
import { formatYuan, mustBeFen, type Fen } from '@site/shared/money';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CardPicker } from '../ui/CardPicker';
import type { DepositGift } from './deposit';
import { giftOf } from './depositValues';
import styles from './PromotionPicker.module.css';

/** The card of no promotion. */
const NONE = '-';

interface PromotionPickerProps {
  readonly gifts: readonly DepositGift[];
  /** The id of the chosen promotion; `undefined`: none is wanted. */
  readonly value: string | undefined;
  readonly onChange: (promotion: string | undefined) => void;
  readonly disabled: boolean;
}

/** The promotions that this deposit can have, and none of them, which is chosen at first. */
export const PromotionPicker = memo(function PromotionPicker({ gifts, value, onChange, disabled }: PromotionPickerProps) {
  const { t } = useTranslation();
  return (
    <CardPicker
      legend={t('orders.promotion_label')}
      name="deposit-promotion"
      value={value ?? NONE}
      onChange={(chosen) => {
        onChange(chosen === NONE ? undefined : chosen);
      }}
      disabled={disabled}
      cards={[
        { value: NONE, icon: 'close', title: t('deposit.promotion.none'), detail: t('deposit.promotion.none_hint') },
        ...gifts.map(({ id, title, least, percent, most }) => ({
          value: id,
          icon: 'gift' as const,
          title,
          detail: t('deposit.promotion.terms', { least: formatYuan(least), percent, most: formatYuan(most) }),
        })),
      ]}
    />
  );
});

/** What the chosen promotion brings of this amount, with the turnover that the gift asks for. */
export function ChosenPromotion({ gift, amount }: { readonly gift: DepositGift; readonly amount: Fen | undefined }) {
  const { t } = useTranslation();
  const page = useRouteLink(gift.kind, { id: gift.id });
  const { turnoverTimes: times } = gift;
  const reward = amount === undefined ? undefined : giftOf(amount, gift);
  return (
    <p className={styles['chosen']}>
      <Icon name="gift" />
      <span role="status">
        {reward === undefined
          ? t('deposit.promotion.turnover', { times })
          : t('deposit.promotion.reward', {
              reward: formatYuan(reward),
              times,
              turnover: formatYuan(mustBeFen(reward * times)),
            })}
      </span>
      <a {...page}>{t('deposit.promotion.page')}</a>
    </p>
  );
}
