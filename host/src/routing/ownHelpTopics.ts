/**
 * Help pages that this site adds to those of the specification: responsible gaming, identity and money laundering,
 * regions that are not served, and data stored in the browser.
 */
export const OWN_HELP_TOPICS = ['zrbc', 'fxqsm', 'xzdq', 'ccsm'] as const;
export type OwnHelpTopic = (typeof OWN_HELP_TOPICS)[number];

/** Returns the route name of a help page. The contract has names only for those of the specification. */
export function helpRoute<Topic extends string>(topic: Topic): Topic extends OwnHelpTopic ? `help/${Topic}` : Topic {
  const isOwn = OWN_HELP_TOPICS.some((own) => own === topic);
  return (isOwn ? `help/${topic}` : topic) as Topic extends OwnHelpTopic ? `help/${Topic}` : Topic;
}
