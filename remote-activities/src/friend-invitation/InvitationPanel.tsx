import { LoadableView } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Card, Skeleton, LinkShare } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useParticipation } from '../participation/useParticipation';
import { FriendTable } from './FriendTable';
import styles from './InvitationPanel.module.css';
import { useServices } from '@site/shared/contract';

/** Shows the member's link, the totals of the invitations, and the friends who registered with it. */
export function InvitationPanel({ promotionId }: { readonly promotionId: string }) {
  const { t } = useTranslation();
  const { state, reload } = useParticipation(promotionId);
  return (
    <LoadableView
      of={state}
      onRetry={reload}
      empty={null}
      isEmpty={({ invitation }) => invitation === undefined}
      skeleton={<Skeleton height="3.6rem" />}
    >
      {({ invitation }) =>
        invitation && (
          <div className={styles['part']}>
            <Card title={t('invitation.link_title')} padding="lg">
              <InviteLink code={invitation.code} />
            </Card>
            <Card title={t('invitation.mine')} padding="lg">
              <dl className={styles['figures']}>
                <div>
                  <dt>{t('invitation.registered')}</dt>
                  <dd>{t('invitation.people', { count: invitation.registered })}</dd>
                </div>
                <div>
                  <dt>{t('invitation.deposited')}</dt>
                  <dd>{t('invitation.people', { count: invitation.deposited })}</dd>
                </div>
                <div>
                  <dt>{t('invitation.earned')}</dt>
                  <dd className={styles['money']} translate="no">
                    {formatYuan(invitation.earned)}
                  </dd>
                </div>
              </dl>
            </Card>
            <FriendTable promotionId={promotionId} invitation={invitation} onChange={reload} />
          </div>
        )
      }
    </LoadableView>
  );
}

/** Shows the member's link, which leads to the home page of the current site. */
function InviteLink({ code }: { readonly code: string }) {
  const { navigation, overlays } = useServices();
  const { t } = useTranslation();
  const link = new URL(navigation.href('home', {}, { icode: code }), window.location.origin).href;
  const names = { link: t('invitation.link'), code: t('invitation.code'), qr: t('invitation.qr') };
  return (
    <LinkShare
      link={link}
      code={code}
      names={names}
      onNotify={(message, tone) => {
        overlays.toast(message, tone);
      }}
    />
  );
}
