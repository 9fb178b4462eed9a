import { useEffect } from 'react';
import { assertNever } from '@site/shared/assert';
import { formatDay } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { Button, Cell, Row, Tag } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { isPaidFor, type Friend, type FriendState } from '../../promotions/invitation';
import type { JoinRequest } from '../../promotions/joinRequest';
import type { Standing } from '../../promotions/standing';
import { JoinNote } from '../../promotions/ui/JoinNote';
import { useJoinDesk } from '../../promotions/ui/useJoinDesk';
import { useTellPaid } from '../../promotions/ui/useTellPaid';
import styles from './FriendTable.module.css';

const COLUMNS = 4;

/** What a request says where it is not simply done: it gets a line of its own below the friend. */
const NOTED: readonly JoinRequest['status'][] = ['checking', 'refused', 'lost'];

interface FriendRowProps {
  readonly promotionId: string;
  readonly friend: Friend;
  readonly onChange: () => void;
}

/** One friend, with a desk of their own: each is claimed for by itself. */
export function FriendRow({ promotionId, friend, onChange }: FriendRowProps) {
  const { t } = useTranslation();
  const { desk, request } = useJoinDesk(promotionId, { isPaid: isPaidFor(friend.id), friendId: friend.id });
  const tellPaid = useTellPaid();
  const { name, registeredAt, reward } = friend;
  const isBusy = request.status === 'joining' || request.status === 'checking';
  // What the claim has brought is known before the list says so.
  const state: FriendState = request.status === 'paid' ? 'claimed' : friend.state;

  const isOver = request.status === 'refused' || request.status === 'lost' || request.status === 'paid';
  useEffect(() => {
    if (isOver) onChange();
  }, [isOver, onChange]);

  const handleClaim = async () => {
    await desk.press();
    if (desk.request.get().status === 'paid') tellPaid(reward);
  };
  return (
    <>
      <Row>
        <Cell header>{name}</Cell>
        <Cell>{formatDay(registeredAt)}</Cell>
        <Cell>
          <StateTag state={state} />
        </Cell>
        <Cell align="end">
          {state === 'claimable' ? (
            <Button
              size="sm"
              variant="primary"
              loading={isBusy}
              aria-label={t('invitation.claim_for', { name, amount: formatYuan(reward) })}
              onClick={() => void handleClaim()}
            >
              {t('promotion.claim', { amount: formatYuan(reward) })}
            </Button>
          ) : (
            <span className={state === 'claimed' ? styles['reward'] : undefined}>{formatYuan(reward)}</span>
          )}
        </Cell>
      </Row>
      {NOTED.includes(request.status) && (
        <Row>
          <Cell colSpan={COLUMNS}>
            <JoinNote standing={NOT_JOINED} request={request} />
          </Cell>
        </Row>
      )}
    </>
  );
}

/** The notes of a claim that is not simply done say nothing of the standing. */
const NOT_JOINED: Standing = { kind: 'open', conditions: [], reward: undefined, days: [] };

function StateTag({ state }: { readonly state: FriendState }) {
  const { t } = useTranslation();
  switch (state) {
    case 'waiting':
      return <Tag>{t('invitation.waiting')}</Tag>;
    case 'claimable':
      return <Tag tone="gilt">{t('invitation.claimable')}</Tag>;
    case 'claimed':
      return <Tag tone="success">{t('promotion.claimed')}</Tag>;
    default:
      return assertNever(state);
  }
}
