import { useId, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { helpRoute } from '../../routing/ownHelpTopics';
import { useSiteLink } from '../../routing/useSiteLink';
import { useRouting } from '../../routing/RoutingContext';
import { useShell } from '../../services/ShellContext';
import { Icon } from '@site/shared/ui';
import { HelpSearch } from './HelpSearch';
import { HELP_GROUPS, type HelpPage } from './topics';
import { useMenuTexts } from './useMenuTexts';
import styles from './HelpMenu.module.css';

/**
 * Shows all topics by group, on a phone behind a button so that the page itself stays visible. Hides depositing while
 * its switch is off (decision 8).
 */
export function HelpMenu({ current }: { readonly current: HelpPage }) {
  const { navigation } = useRouting();
  const { flags } = useShell();
  const { depositGuide } = useReadable(flags);
  const texts = useMenuTexts();
  const linkTo = useSiteLink();
  // The list stores the topic for which it is open, so it is closed on another topic's page.
  const [openOn, setOpenOn] = useState<HelpPage>();
  const isOpen = openOn === current;
  const listId = useId();
  return (
    <nav aria-label={texts.name} className={styles['menu']}>
      <HelpSearch>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => {
            setOpenOn(isOpen ? undefined : current);
          }}
        >
          {texts.all}
          <Icon name="chevron-down" />
        </button>
        <div id={listId} className={styles['list']} data-open={isOpen}>
          {HELP_GROUPS.map(({ id, topics }) => (
            <section key={id}>
              <h2 className={styles['group']}>{texts.groups[id]}</h2>
              <ul>
                {topics
                  .filter((topic) => topic !== 'ck' || depositGuide)
                  .map((topic) => (
                    <li key={topic}>
                      <a
                        {...linkTo(navigation.href(helpRoute(topic), {}))}
                        className={styles['entry']}
                        aria-current={topic === current ? 'page' : undefined}
                      >
                        {texts.topics[topic]}
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </HelpSearch>
    </nav>
  );
}
