import { assertNever } from '@site/shared/assert';
import { formatDay } from '@site/shared/i18n';
import type { KeyedRequest } from '@site/shared/keyed-request';
import { formatYuan, formatYuanFixed } from '@site/shared/money';
import { Button, Cell, Row, Tag } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Friend, FriendStatus } from '../participation/invitation';
import { JoinNote } from '../participation/JoinNote';
import { friendKind } from '../participation/participationApi';
import { useJoin } from '../participation/useJoin';
import { usePaidNotice } from '../participation/usePaidNotice';
import styles from './FriendTable.module.css';

const COLUMNS = 4;

/** Statuses of a request that show a note in a separate row below the friend. */
const STATUSES_WITH_NOTE: ReadonlyArray<KeyedRequest<unknown, unknown>['status']> = ['unknown', 'refused', 'closed'];

interface FriendRowProps {
  readonly promotionId: string;
  readonly friend: Friend;
  readonly onChange: () => void;
}

/**
 * Shows one friend. Each row has its own request, so that rewards for several friends can be claimed at the same time.
 */
export function FriendRow({ promotionId, friend, onChange }: FriendRowProps) {
  const { t } = useTranslation();
  const { name, registeredAt, reward } = friend;
  const notifyPaid = usePaidNotice();
  const { request, isBusy, join } = useJoin(friendKind(promotionId, friend.id), {
    onPaid: () => {
      notifyPaid(reward);
      onChange();
    },
    onUnpaid: onChange,
  });
  // The outcome of the claim is known before the list has reloaded.
  const status: FriendStatus = request.status === 'succeeded' ? 'claimed' : friend.status;

  return (
    <>
      <Row>
        <Cell header>{name}</Cell>
        <Cell>{formatDay(registeredAt)}</Cell>
        <Cell>
          <StatusTag status={status} />
        </Cell>
        <Cell align="end">
          {status === 'claimable' ? (
            <Button
              size="sm"
              variant="primary"
              loading={isBusy}
              aria-label={t('invitation.claim_for', { name, amount: formatYuan(reward) })}
              onClick={join}
            >
              {t('promotion.claim', { amount: formatYuan(reward) })}
            </Button>
          ) : (
            <span className={status === 'claimed' ? styles['reward'] : undefined} translate="no">
              {formatYuanFixed(reward)}
            </span>
          )}
        </Cell>
      </Row>
      {STATUSES_WITH_NOTE.includes(request.status) && (
        <Row>
          <Cell colSpan={COLUMNS}>
            <JoinNote request={request} />
          </Cell>
        </Row>
      )}
    </>
  );
}

function StatusTag({ status }: { readonly status: FriendStatus }) {
  const { t } = useTranslation();
  switch (status) {
    case 'waiting':
      return <Tag>{t('invitation.waiting')}</Tag>;
    case 'claimable':
      return <Tag tone="gilt">{t('invitation.claimable')}</Tag>;
    case 'claimed':
      return <Tag tone="success">{t('promotion.claimed')}</Tag>;
    default:
      return assertNever(status);
  }
}
