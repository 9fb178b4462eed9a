import { HeroAction } from '@site/shared/ui';
import { jadeHero } from '@site/shared/ui/drawings';
import { useShell } from '../../services/ShellContext';
import { ContentPage } from '../content-page/ContentPage';
import { Points } from '../content-page/Points';
import { Procedure } from '../content-page/Procedure';
import { Questions } from '../content-page/Questions';
import { usePlaceholders } from '../content-page/usePlaceholders';
import { COMMISSION_STEPS } from '@site/shared/wire/partners';
import { PartnerSection } from '../partner/PartnerSection';
import { AgentDesk } from './AgentDesk';
import { percentOf } from './commission';
import { CommissionTable } from './CommissionTable';
import { useAgentTexts } from './useAgentTexts';

/**
 * Renders `/agent`, which describes the agent programme. An agent sees the link and the statement; any other member can
 * apply.
 *
 * Assumption (R-ACT-04): the page shows benefits, the commission with an example, the steps to an agreement, and
 * questions; customer service is the contact. Implements R-ACT-03, R-ROUTE-12.
 */
export function AgentScreen() {
  const { contactService } = useShell();
  const texts = useAgentTexts();
  const placeholders = { ...usePlaceholders(), top_percent: percentOf(COMMISSION_STEPS.at(-1)?.rate ?? 0) };
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
      <PartnerSection kind="agent">
        <AgentDesk />
      </PartnerSection>
      <Points title={texts.points_title} points={texts.points} icons={['coins', 'list', 'users', 'calendar']} placeholders={placeholders} />
      <CommissionTable />
      <Procedure title={texts.how_title} steps={texts.how} />
      <Questions title={texts.questions_title} questions={texts.questions} placeholders={placeholders} />
    </ContentPage>
  );
}
