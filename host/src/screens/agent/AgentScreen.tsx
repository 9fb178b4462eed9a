import { HeroAction } from '@site/shared/ui';
import { jadeHero } from '@site/shared/ui/drawings';
import { useShell } from '../../services/ShellContext';
import { ContentPage } from '../content-page/ContentPage';
import { Points } from '../content-page/Points';
import { Procedure } from '../content-page/Procedure';
import { Questions } from '../content-page/Questions';
import { usePlaces } from '../content-page/usePlaces';
import { COMMISSION_PLAN } from './commission';
import { CommissionTable } from './CommissionTable';
import { useAgentTexts } from './useAgentTexts';

/**
 * `/agent`: how agents and the operator work together.
 *
 * Assumption (R-ACT-04): what speaks for it, the plan with an example, the way to an agreement, questions; one asks a person to begin.
 * Implements R-ACT-03, R-ROUTE-12.
 */
export function AgentScreen() {
  const { contactService } = useShell();
  const texts = useAgentTexts();
  const places = { ...usePlaces(), top_percent: COMMISSION_PLAN.at(-1)?.percent ?? 0 };
  return (
    <ContentPage
      hero={jadeHero}
      texts={texts.hero}
      actions={
        <HeroAction variant="primary" onClick={contactService}>
          {texts.contact}
        </HeroAction>
      }
    >
      <Points title={texts.points_title} points={texts.points} icons={['coins', 'list', 'users', 'calendar']} places={places} />
      <CommissionTable />
      <Procedure title={texts.how_title} steps={texts.how} />
      <Questions title={texts.questions_title} questions={texts.questions} places={places} />
    </ContentPage>
  );
}
