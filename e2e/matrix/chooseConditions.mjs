/** The circumstances of a player. `pnpm test:full` tries them all. */
export const CONDITION_IDS = /** @type {const} */ ([
  'plain',
  'full-storage',
  'hostile-extension',
  'touch',
  'translated-page',
  'no-storage',
  'slow-network',
  'busy-tab',
  'new-york',
  'traditional',
  'forced-colours',
  'large-text',
  'firefox',
  'webkit',
]);

/**
 * Returns the conditions that a run tries.
 *
 * @param {string | undefined} choice the value of `MATRIX_CONDITION`: one condition, or `all`
 * @returns {readonly (typeof CONDITION_IDS)[number][]}
 */
export function chooseConditions(choice) {
  if (choice === undefined || choice === 'all') return CONDITION_IDS;
  const chosen = CONDITION_IDS.filter((id) => id === choice);
  if (chosen.length === 0) throw new Error(`"${choice}" is not a condition: MATRIX_CONDITION takes all, ${CONDITION_IDS.join(', ')}`);
  return chosen;
}
