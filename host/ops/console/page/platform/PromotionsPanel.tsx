import { Card, Cell, Column, Row, Table, Tag } from '@site/shared/ui';
import type { PromotionBody } from '../../platformWire';
import { localized, useTranslation, type Translate } from '../i18n';
import { formatMinute } from '../moments';
import { ActMenu } from './ActMenu';
import { actsOfPromotion } from './promotionActs';
import type { PanelProps } from './RoomsPanel';
import styles from './PlatformView.module.css';

const TONES = { coming: 'accent', running: 'success', ended: 'neutral' } as const satisfies Record<PromotionBody['state'], string>;

/** Shows the dates, audience and editable terms of promotions. */
export function PromotionsPanel({ desk: { promotions, now }, onAct }: PanelProps) {
  const { t, locale } = useTranslation();
  return (
    <Card title={t('platform.promotions')} padding="none">
      <Table caption={t('platform.promotions')}>
        <Column>{t('platform.promotion.title')}</Column>
        <Column>{t('remote.state')}</Column>
        <Column>{t('platform.promotion.period')}</Column>
        <Column>{t('platform.promotion.audience')}</Column>
        <Column align="end">{t('remote.actions')}</Column>
        {promotions.map((promotion) => {
          const title = localized(promotion.title, locale);
          const { state, startsAt, endsAt, isChanged } = promotion;
          return (
            <Row key={promotion.id}>
              <Cell header className={styles['text']}>
                {title}
                {isChanged && <span className={styles['quiet']}>{t('platform.promotion.is_changed')}</span>}
              </Cell>
              <Cell>
                <Tag tone={TONES[state]}>{t(`platform.promotion.states.${state}`)}</Tag>
              </Cell>
              <Cell>
                {formatMinute(new Date(startsAt).toISOString())}
                <span className={styles['quiet']}>
                  {endsAt === null
                    ? t('platform.promotion.open')
                    : t('platform.promotion.until', { at: formatMinute(new Date(endsAt).toISOString()) })}
                </span>
              </Cell>
              <Cell className={styles['text']}>{describeAudience(promotion, t)}</Cell>
              <Cell align="end">
                <ActMenu of={title} acts={actsOfPromotion(promotion, now, locale, t)} onAct={onAct} />
              </Cell>
            </Row>
          );
        })}
      </Table>
    </Card>
  );
}

function describeAudience({ audience: { grade, newWithinDays, bound, sites, agents, onePer } }: PromotionBody, t: Translate): string {
  const parts = [
    ...(grade === undefined ? [] : [t('platform.level.grade', { grade })]),
    ...(newWithinDays === undefined ? [] : [t('platform.promotion.new_days', { days: newWithinDays })]),
    ...(bound === true ? [t('platform.promotion.bound')] : []),
    ...(sites === undefined ? [] : [t('platform.promotion.on_sites', { sites: sites.join('、') })]),
    ...(agents === undefined ? [] : [t('platform.promotion.of_agents', { agents: agents.join('、') })]),
    ...(onePer ?? []).map((kind) => t(`platform.promotion.one_per.${kind}`)),
  ];
  return parts.length === 0 ? t('platform.promotion.for_all') : parts.join('；');
}
