import { useState } from 'react';
import { LoadableView } from '@site/shared/loadable';
import { formatYuan, ZERO_FEN } from '@site/shared/money';
import { Card, Note, Skeleton } from '@site/shared/ui';
import { useTranslation } from './texts';
import { ConditionLinks } from '../participation/ConditionLinks';
import type { Draw } from '../participation/draws';
import { JoinNote } from '../participation/JoinNote';
import type { Promotion } from '../promotions/promotion';
import figureStyles from '../ui/Figures.module.css';
import styles from '../ui/Panel.module.css';
import { DrawGrid } from './DrawGrid';
import { DrawHistory } from './DrawHistory';
import { drawKind } from '../participation/participationApi';
import { useJoin } from '../participation/useJoin';
import { useBalanceRefresh } from '../participation/usePaidNotice';
import { useParticipation } from '../participation/useParticipation';

/**
 * Shows the lucky draw: the platform draws, and the light stops on the prize. The outcome is announced when the light
 * stops.
 *
 * Assumption (R-ACT-07): the day's valid turnover earns draws, ten at most; prizes and their chances are published
 * beside it.
 */
export function DrawPanel({ promotion }: { readonly promotion: Promotion }) {
  const { t } = useTranslation();
  const { state, reload, request, isBusy, join, draw } = useLuckyDraw(promotion.id);
  const [announced, setAnnounced] = useState<Draw>();
  const isUnderWay = isBusy || (draw !== undefined && announced !== draw);

  return (
    <Card title={t('promotion.mine')} padding="lg">
      <LoadableView
        of={state}
        onRetry={reload}
        empty={null}
        isEmpty={({ draws }) => draws === undefined}
        skeleton={<Skeleton height="4rem" />}
      >
        {(participation) => {
          // The response to the draw is newer until the participation has reloaded.
          const isNewer = announced !== undefined && request.status === 'succeeded' && announced === draw && state.status !== 'ready';
          const draws = (isNewer ? request.result : participation).draws;
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
                    <dd>{draws.missing === undefined ? t('draw.no_more') : formatYuan(draws.missing)}</dd>
                  </div>
                </dl>
                <DrawGrid
                  prizes={promotion.prizes}
                  isAwaiting={isBusy}
                  isUnderWay={isUnderWay}
                  canDraw={participation.status !== 'ended' && draws.left > 0}
                  draw={announced === draw ? undefined : draw}
                  onPress={join}
                  onRest={() => {
                    setAnnounced(draw);
                    reload();
                  }}
                />
                {announced !== undefined && announced === draw && <DrawNote draw={announced} promotion={promotion} />}
                <JoinNote of="draw" request={request} />
                {participation.status === 'ended' && <p className={styles['text']}>{t('promotion.ended')}</p>}
                {participation.status !== 'ended' && draws.left === 0 && !isUnderWay && draws.missing !== undefined && (
                  <div className={styles['action']}>
                    <ConditionLinks ways={['bet', 'play']} />
                    <span className={styles['reason']}>{t('draw.missing_reason', { amount: formatYuan(draws.missing) })}</span>
                  </div>
                )}
                <DrawHistory latest={isUnderWay ? (participation.draws?.latest ?? []) : draws.latest} prizes={promotion.prizes} />
              </div>
            )
          );
        }}
      </LoadableView>
    </Card>
  );
}

function DrawNote({ draw: { prizeId, reward }, promotion }: { readonly draw: Draw; readonly promotion: Promotion }) {
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

/**
 * Returns a member's draws, and the request that makes one. `draw` is the outcome of the last request. The page shows
 * it when the light has stopped, and then calls `reload`.
 */
function useLuckyDraw(promotionId: string) {
  const refreshBalance = useBalanceRefresh();
  const { state, reload } = useParticipation(promotionId);
  const { request, isBusy, join } = useJoin(drawKind(promotionId), {
    onPaid: ({ draw }) => {
      if (draw.reward > 0) refreshBalance();
    },
    onUnpaid: reload,
  });
  const draw: Draw | undefined = request.status === 'succeeded' ? request.result.draw : undefined;
  return { state, reload, request, isBusy, join, draw };
}
