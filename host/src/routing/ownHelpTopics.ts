/**
 * Pages of the help section beside those of the specification: responsible gaming, identity and money laundering, regions that are not served, and what is
 * stored in the browser.
 */
export const OWN_HELP_TOPICS = ['zrbc', 'fxqsm', 'xzdq', 'ccsm'] as const;
export type OwnHelpTopic = (typeof OWN_HELP_TOPICS)[number];

/** The name of the route of a help page: the contract has names for those of the specification only. */
export function helpRoute<Topic extends string>(topic: Topic): Topic extends OwnHelpTopic ? `help/${Topic}` : Topic {
  const isOwn = OWN_HELP_TOPICS.some((own) => own === topic);
  return (isOwn ? `help/${topic}` : topic) as Topic extends OwnHelpTopic ? `help/${Topic}` : Topic;
}
