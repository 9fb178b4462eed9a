import { useReadable } from '@site/shared/contract/useReadable';
import { helpRoute } from '../../routing/ownHelpTopics';
import { useSiteLink } from '../../routing/useSiteLink';
import { useRouting } from '../../routing/RoutingContext';
import { useShell } from '../../services/ShellContext';
import { HelpSearch } from './HelpSearch';
import { HELP_GROUPS, type HelpPage } from './topics';
import { useMenuTexts } from './useMenuTexts';
import styles from './HelpMenu.module.css';

/** All topics, by group. Without depositing while its switch is off (decision 8). */
export function HelpMenu({ current }: { readonly current: HelpPage }) {
  const { navigation } = useRouting();
  const { flags } = useShell();
  const { depositGuide } = useReadable(flags);
  const texts = useMenuTexts();
  const linkTo = useSiteLink();
  return (
    <nav aria-label={texts.name} className={styles['menu']}>
      <HelpSearch>
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
      </HelpSearch>
    </nav>
  );
}
