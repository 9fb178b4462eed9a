import { useRouteLink } from '@site/shared/contract';
import { ButtonLink, Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';

interface RoomLinkProps {
  readonly matchId: string;
  /** Of the match, which is in the name of the link. */
  readonly match: string;
}

/** Leads to the chat room of a match. */
export function RoomLink({ matchId, match }: RoomLinkProps) {
  const { t } = useTranslation();
  const link = useRouteLink('chat', { roomId: `m${matchId}` });
  return (
    <ButtonLink size="sm" variant="quiet" {...link} aria-label={t('match.room_of', { match })}>
      <Icon name="chat" size="sm" />
      {t('match.room')}
    </ButtonLink>
  );
}
