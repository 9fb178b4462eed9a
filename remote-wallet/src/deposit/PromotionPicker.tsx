import { memo } from 'react';
import { useRouteLink } from '@site/shared/contract';
import { formatYuan, mustBeFen, type Fen } from '@site/shared/money';
import { Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CardPicker } from '../ui/CardPicker';
import type { DepositGift } from './deposit';
import { giftOf } from './depositValues';
import styles from './PromotionPicker.module.css';

/** Value of the card "no promotion". */
const NONE = '-';

interface PromotionPickerProps {
  readonly gifts: readonly DepositGift[];
  /** Id of the chosen promotion; `undefined` for none. */
  readonly value: string | undefined;
  readonly onChange: (promotion: string | undefined) => void;
  readonly disabled: boolean;
}

/** Shows the promotions available for this deposit, and "no promotion", which is selected initially. */
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

/** Shows the gift that the chosen promotion adds to this amount, and the turnover it requires. */
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
