import { Card, Column, Empty, Table } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Invitation } from '../participation/invitation';
import { FriendRow } from './FriendRow';
import styles from './FriendTable.module.css';

interface FriendTableProps {
  readonly promotionId: string;
  readonly invitation: Invitation;
  readonly onChange: () => void;
}

/** Shows the friends who registered with the member's link, and the reward for each. */
export function FriendTable({ promotionId, invitation: { friends, registered }, onChange }: FriendTableProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('invitation.friends')} padding="none">
      {friends.length === 0 ? (
        <Empty title={t('invitation.empty')}>{t('invitation.empty_hint')}</Empty>
      ) : (
        <Table caption={t('invitation.friends_caption')}>
          <Column>{t('invitation.name')}</Column>
          <Column>{t('invitation.registered_at')}</Column>
          <Column>{t('invitation.state')}</Column>
          <Column align="end">{t('invitation.reward')}</Column>
          {friends.map((friend) => (
            <FriendRow key={friend.id} promotionId={promotionId} friend={friend} onChange={onChange} />
          ))}
        </Table>
      )}
      {registered > friends.length && <p className={styles['more']}>{t('invitation.more', { count: friends.length })}</p>}
    </Card>
  );
}
