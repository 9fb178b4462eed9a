import { HeroAction } from '@site/shared/ui';
import { jadeHero } from '@site/shared/ui/drawings';
import { useShell } from '../../services/ShellContext';
import { ContentPage } from '../content-page/ContentPage';
import { Points } from '../content-page/Points';
import { Procedure } from '../content-page/Procedure';
import { Questions } from '../content-page/Questions';
import { usePlaceholders } from '../content-page/usePlaceholders';
import { COMMISSION_PLAN } from './commission';
import { CommissionTable } from './CommissionTable';
import { useAgentTexts } from './useAgentTexts';

/**
 * `/agent`: how agents and the operator work together.
 *
 * Assumption (R-ACT-04): its benefits, the plan with an example, the steps to an agreement, questions; customer service is the contact.
 * Implements R-ACT-03, R-ROUTE-12.
 */
export function AgentScreen() {
  const { contactService } = useShell();
  const texts = useAgentTexts();
  const placeholders = { ...usePlaceholders(), top_percent: COMMISSION_PLAN.at(-1)?.percent ?? 0 };
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
      <Points title={texts.points_title} points={texts.points} icons={['coins', 'list', 'users', 'calendar']} placeholders={placeholders} />
      <CommissionTable />
      <Procedure title={texts.how_title} steps={texts.how} />
      <Questions title={texts.questions_title} questions={texts.questions} placeholders={placeholders} />
    </ContentPage>
  );
}
