import { HELP_TOPICS, type HelpTopic } from '@site/shared/contract/routes';
import { OWN_HELP_TOPICS, type OwnHelpTopic } from '../../routing/ownHelpTopics';

export type HelpGroupId = 'account' | 'money' | 'games' | 'care' | 'about';

/** Page of the help section, from the specification or added by this site. */
export type HelpPage = HelpTopic | OwnHelpTopic;

export const HELP_PAGES: readonly HelpPage[] = [...HELP_TOPICS, ...OWN_HELP_TOPICS];

export interface HelpGroup {
  readonly id: HelpGroupId;
  readonly topics: readonly HelpPage[];
}

/**
 * Menu of the help section, in its order. The texts of a group are loaded together.
 *
 * Assumption (R-HELP-25): topics of the addresses without a description, by decision 12 and the titles in
 * `locales/menu`.
 */
export const HELP_GROUPS: readonly HelpGroup[] = [
  { id: 'account', topics: ['kh', 'tjllq', 'zxkf', 'qtwt'] },
  { id: 'money', topics: ['ck', 'qk', 'zz', 'xnbcqkjc', 'fjcjc', 'yhgz'] },
  { id: 'games', topics: ['tytzjc', 'tysstqth', 'rqgl', 'dxqgl', 'tywt', 'zrwt', 'dzjj', 'cpwt'] },
  { id: 'care', topics: ['zrbc', 'fxqsm', 'xzdq', 'ccsm'] },
  { id: 'about', topics: ['gywm', 'hzhb', 'gztk', 'ysgz', 'bczr'] },
];

export function groupOf(topic: HelpPage): HelpGroupId {
  const group = HELP_GROUPS.find(({ topics }) => topics.includes(topic));
  if (!group) throw new TypeError(`${topic} is in no group of the help section`);
  return group.id;
}
