import { HeroAction } from '@site/shared/ui';
import { nightHero } from '@site/shared/ui/drawings';
import { useSiteLink } from '../../routing/useSiteLink';
import { useShell } from '../../services/ShellContext';
import { useRouting } from '../../routing/RoutingContext';
import { ContentPage } from '../content-page/ContentPage';
import { Points } from '../content-page/Points';
import { Procedure } from '../content-page/Procedure';
import { Questions } from '../content-page/Questions';
import { usePlaceholders } from '../content-page/usePlaceholders';
import { PartnerSection } from '../partner/PartnerSection';
import { useTexts } from '../content-page/useTexts';
import zhCN from './locales/page/zh-CN.json';
import zhTW from './locales/page/zh-TW.json';

const TEXTS = { 'zh-CN': zhCN, 'zh-TW': zhTW };

/** Renders `/venture`: how media partners, creators and suppliers can join (decision 4). Implements R-RNAME-11. */
export function VentureScreen() {
  const { contactService } = useShell();
  const { navigation } = useRouting();
  const linkTo = useSiteLink();
  const texts = useTexts(TEXTS);
  const placeholders = usePlaceholders();
  return (
    <ContentPage
      hero={nightHero}
      texts={texts.hero}
      actions={
        <>
          <HeroAction variant="primary" onClick={contactService}>
            {texts.contact}
          </HeroAction>
          <HeroAction variant="secondary" {...linkTo(navigation.href('agent', {}))}>
            {texts.agent}
          </HeroAction>
        </>
      }
    >
      <Points title={texts.ways_title} points={texts.ways} icons={['globe', 'chat', 'plug', 'wallet']} placeholders={placeholders} />
      <Points title={texts.give_title} points={texts.give} icons={['edit', 'list', 'stats']} placeholders={placeholders} />
      <Procedure title={texts.join_title} steps={texts.join} />
      <PartnerSection kind="venture" />
      <Questions title={texts.questions_title} questions={texts.questions} placeholders={placeholders} />
    </ContentPage>
  );
}
