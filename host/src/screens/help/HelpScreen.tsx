import { useReadable } from '@site/shared/contract/useReadable';
import { Button, Card } from '@site/shared/ui';
import { useEnabledRemotes } from '../../composition';
import type { OwnScreenProps } from '../../routing/ownScreen';
import { useSession } from '../../session/SessionContext';
import { useDisplay } from '../../edition/DisplayContext';
import { useShell } from '../../services/ShellContext';
import { HelpMenu } from './HelpMenu';
import { HelpText } from './HelpText';
import { MyOffers } from './MyOffers';
import { HELP_PAGES, type HelpPage } from './topics';
import { useMenuTexts } from './useMenuTexts';
import styles from './HelpScreen.module.css';

/**
 * Renders `/app/help/:topic`: the page of a topic beside the menu of all topics, and a link to customer service.
 *
 * Implements R-HELP-01 to R-HELP-26, R-LEGAL-01, R-PAYOUT-13.
 */
export function HelpScreen({ params }: OwnScreenProps) {
  const topic = topicOf(params);
  const texts = useMenuTexts();
  return (
    <div className={styles['help']}>
      <HelpMenu current={topic} />
      <Card padding="lg" className={styles['page']}>
        <p className={styles['crumb']}>{texts.crumb}</p>
        <h1 className={styles['title']}>{texts.topics[topic]}</h1>
        <HelpText topic={topic} level={2} />
        {topic === 'yhgz' && <OffersPart />}
        <ContactPart />
      </Card>
    </div>
  );
}

/** Returns the topic that the route names, or the first page for anything else. */
function topicOf({ topic }: OwnScreenProps['params']): HelpPage {
  return HELP_PAGES.find((known) => known === topic) ?? 'kh';
}

/** Shows the offers only to a member, and only when their pages are available. */
function OffersPart() {
  const { session } = useSession();
  const { locale } = useDisplay();
  const isSignedIn = useReadable(session.isSignedIn);
  const language = useReadable(locale.current);
  const isEnabled = useEnabledRemotes();
  return isSignedIn && isEnabled('activities') && <MyOffers key={language} />;
}

function ContactPart() {
  const { contactService } = useShell();
  const texts = useMenuTexts();
  return (
    <div className={styles['contact']}>
      <p>
        <b>{texts.contact_title}</b>
        {texts.contact_text}
      </p>
      <Button icon="headset" onClick={contactService}>
        {texts.contact}
      </Button>
    </div>
  );
}
