import type { HelpTopic } from '@site/shared/contract/routes';

export type HelpGroupId = 'account' | 'money' | 'games' | 'about';

export interface HelpGroup {
  readonly id: HelpGroupId;
  readonly topics: readonly HelpTopic[];
}

/**
 * The menu of the help section, in its order. The texts of a group are loaded together.
 *
 * Assumption (R-HELP-25): topics of the addresses without a gloss, by decision 12 and the titles in `locales/menu`.
 */
export const HELP_GROUPS: readonly HelpGroup[] = [
  { id: 'account', topics: ['kh', 'tjllq', 'zxkf', 'qtwt'] },
  { id: 'money', topics: ['ck', 'qk', 'zz', 'xnbcqkjc', 'fjcjc', 'yhgz'] },
  { id: 'games', topics: ['tytzjc', 'tysstqth', 'rqgl', 'dxqgl', 'tywt', 'zrwt', 'dzjj', 'cpwt'] },
  { id: 'about', topics: ['gywm', 'hzhb', 'gztk', 'ysgz', 'bczr'] },
];

/** The group of a topic. */
export function groupOf(topic: HelpTopic): HelpGroupId {
  const group = HELP_GROUPS.find(({ topics }) => topics.includes(topic));
  if (!group) throw new TypeError(`${topic} is in no group of the help section`);
  return group.id;
}
