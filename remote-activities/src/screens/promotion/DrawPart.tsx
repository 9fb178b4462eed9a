import { useState } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { formatYuan, formatYuanFixed, ZERO_FEN } from '@site/shared/money';
import { Card, Note, Skeleton } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { Drawn } from '../../promotions/draws';
import type { Promotion } from '../../promotions/promotion';
import { JoinNote } from '../../promotions/ui/JoinNote';
import styles from '../../promotions/ui/Part.module.css';
import { DrawGrid } from './DrawGrid';
import { DrawHistory } from './DrawHistory';
import figureStyles from './Figures.module.css';
import { useDrawing } from './useDrawing';
import { WaysOn } from './WaysOn';

/**
 * The lucky draw: the platform draws, and the light comes to rest on what it answered. What was drawn is told when the light rests.
 *
 * Assumption (R-ACT-07): the day's valid turnover earns draws, ten at most; prizes and their chances are published beside it.
 */
export function DrawPart({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { state, reload, request, press, drawn } = useDrawing(promotion);
  const [told, setTold] = useState<Drawn>();
  const isUnderWay = request.status === 'joining' || request.status === 'checking' || (drawn !== undefined && told !== drawn);

  return (
    <Card title={t('promotion.mine')} padding="lg">
      <LoadableView
        of={state}
        onRetry={reload}
        empty={null}
        isEmpty={({ draws }) => draws === undefined}
        skeleton={<Skeleton height="4rem" />}
      >
        {(standing) => {
          // Until the question after a draw is answered, the draw's own answer is the newer one.
          const isNewer = told !== undefined && request.status === 'paid' && told === drawn && state.status !== 'ready';
          const draws = (isNewer ? request.standing : standing).draws;
          return (
            draws && (
              <div className={styles['part']}>
                <dl className={figureStyles['figures']}>
                  <div>
                    <dt>{t('draw.left')}</dt>
                    <dd>{draws.left}</dd>
                  </div>
                  <div>
                    <dt>{t('draw.used')}</dt>
                    <dd>{t('draw.used_of', { used: draws.used, most: draws.most })}</dd>
                  </div>
                  <div>
                    <dt>{t('draw.missing')}</dt>
                    <dd>{draws.missing === undefined ? t('draw.no_more') : formatYuanFixed(draws.missing)}</dd>
                  </div>
                </dl>
                <DrawGrid
                  prizes={promotion.prizes}
                  isAwaiting={request.status === 'joining' || request.status === 'checking'}
                  isUnderWay={isUnderWay}
                  canDraw={standing.kind !== 'ended' && draws.left > 0}
                  drawn={told === drawn ? undefined : drawn}
                  onPress={() => void press()}
                  onRest={() => {
                    setTold(drawn);
                    reload();
                  }}
                />
                {told !== undefined && told === drawn && <DrawnNote drawn={told} promotion={promotion} />}
                <JoinNote of="draw" standing={standing} request={request} />
                {standing.kind === 'ended' && <p className={styles['text']}>{t('promotion.ended')}</p>}
                {standing.kind !== 'ended' && draws.left === 0 && !isUnderWay && draws.missing !== undefined && (
                  <div className={styles['action']}>
                    <WaysOn kind={promotion.kind} />
                    <span className={styles['reason']}>{t('draw.missing_reason', { amount: formatYuan(draws.missing) })}</span>
                  </div>
                )}
                <DrawHistory latest={isUnderWay ? (standing.draws?.latest ?? []) : draws.latest} prizes={promotion.prizes} />
              </div>
            )
          );
        }}
      </LoadableView>
    </Card>
  );
}

function DrawnNote({ drawn: { prizeId, reward }, promotion }: { readonly drawn: Drawn; readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const title = promotion.prizes.find(({ id }) => id === prizeId)?.title ?? '';
  if (reward === ZERO_FEN) {
    return (
      <Note tone="info" live="polite" title={title}>
        {t('draw.won_nothing')}
      </Note>
    );
  }
  return (
    <Note tone="success" live="polite" title={t('draw.won', { prize: title, amount: formatYuan(reward) })}>
      {t('draw.won_hint')}
    </Note>
  );
}
