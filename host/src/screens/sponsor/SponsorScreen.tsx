import { useReadable } from '@site/shared/contract/useReadable';
import { HeroAction } from '@site/shared/ui';
import { sportHero } from '@site/shared/ui/drawings';
import { useShell } from '../../services/ShellContext';
import { useDisplay } from '../../edition/DisplayContext';
import { ContentPage } from '../content-page/ContentPage';
import { PartnerSection } from '../partner/PartnerSection';
import { SponsorshipList } from './SponsorshipList';
import { useSponsorTexts } from './useSponsorTexts';

/**
 * Renders `/sponsor`: the operator's sponsorships, from the platform.
 *
 * Assumption (R-ACT-05): one card per sponsorship with its title, period and summary; members apply here, and customer
 * service is the contact. Implements R-ROUTE-13, R-ROUTE-14.
 */
export function SponsorScreen() {
  const { contactService } = useShell();
  const { locale } = useDisplay();
  const language = useReadable(locale.current);
  const texts = useSponsorTexts();
  return (
    <ContentPage
      hero={sportHero}
      texts={texts.hero}
      actions={
        <HeroAction variant="primary" onClick={contactService}>
          {texts.contact}
        </HeroAction>
      }
    >
      <PartnerSection kind="sponsor" />
      {/* The key loads the list again for another language. */}
      <SponsorshipList key={language} />
    </ContentPage>
  );
}
