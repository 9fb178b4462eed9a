import { matchIdOfLeg, type TicketLeg } from '@site/shared/betting';
import { useRouteLink } from '@site/shared/contract';
import { ButtonLink } from '@site/shared/ui';
import { useTranslation } from './texts';
import { CATEGORY_PAGES } from './category';
import { LOCAL_CHANNEL, type PlayEntry } from './play';
import type { Round } from './round';

export function PlayAgain({ entry }: { readonly entry: PlayEntry }) {
  if (entry.kind === 'round') return <GameLink round={entry.round} />;
  const [leg] = entry.ticket.legs;
  return entry.ticket.legs.length === 1 && leg !== undefined ? <MatchLink leg={leg} /> : <BoardLink />;
}

function GameLink({ round: { category, gameCode, gameName } }: { readonly round: Round }) {
  const { t } = useTranslation();
  const link = useRouteLink(CATEGORY_PAGES[category], {}, { query: { game: gameCode } });
  return (
    <ButtonLink size="sm" variant="quiet" aria-label={t('bet_record.play_game', { game: gameName })} {...link}>
      {t('bet_record.again')}
    </ButtonLink>
  );
}

/** Links to the match of a leg; the match's page shows whether it is over. */
export function MatchLink({ leg }: { readonly leg: TicketLeg }) {
  const { t } = useTranslation();
  const link = useRouteLink('crtyMatch', { enName: LOCAL_CHANNEL, matchId: matchIdOfLeg(leg) });
  return (
    <ButtonLink size="sm" variant="quiet" {...link}>
      {t('bet_record.to_match')}
    </ButtonLink>
  );
}

function BoardLink() {
  const { t } = useTranslation();
  const link = useRouteLink('crty', { enName: LOCAL_CHANNEL });
  return (
    <ButtonLink size="sm" variant="quiet" {...link}>
      {t('bet_record.again')}
    </ButtonLink>
  );
}
