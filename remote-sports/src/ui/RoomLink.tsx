import { useRouteLink, useServices } from '@site/shared/contract';
import { isPlainClick } from '@site/shared/contract/isPlainClick';
import { ButtonLink, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';

interface RoomLinkProps {
  readonly matchId: string;
  /** Name of the match for the accessible name of the link. */
  readonly match: string;
}

/** Opens the chat room of a match in the dock; when chat is disabled there, links to the room's page. */
export function RoomLink({ matchId, match }: RoomLinkProps) {
  const { t } = useTranslation();
  const { bus, dock } = useServices();
  const roomId = `m${matchId}`;
  const link = useRouteLink('chat', { roomId });
  return (
    <ButtonLink
      size="sm"
      variant="quiet"
      href={link.href}
      aria-label={t('part.room_of', { match })}
      onClick={(event) => {
        if (isPlainClick(event) && entersBeside()) event.preventDefault();
        else link.onClick(event);
      }}
    >
      <Icon name="chat" size="sm" />
      {t('part.room')}
    </ButtonLink>
  );

  function entersBeside(): boolean {
    // Hide an open chat tab first: if the tab is open after the event, the event has opened it.
    if (dock.openTab.get() === 'chat') dock.hide();
    bus.emit('chat/enter', { roomId });
    return dock.openTab.get() === 'chat';
  }
}
