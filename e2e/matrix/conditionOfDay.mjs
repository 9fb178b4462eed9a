/** Conditions in Chromium that take up to three minutes each. `npm test` runs a different one every day. */
export const EVERYDAY = /** @type {const} */ ([
  'plain',
  'full-storage',
  'hostile-extension',
  'translated-page',
  'no-storage',
  'busy-tab',
  'new-york',
  'traditional',
  'forced-colours',
  'touch',
  'large-text',
]);

/** Conditions that only `pnpm test:full` runs: a slow network takes long, and other browsers have to be installed. */
const FULL = /** @type {const} */ (['slow-network', 'firefox', 'webkit']);

export const CONDITION_IDS = /** @type {const} */ ([...EVERYDAY, ...FULL]);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the condition of a day in UTC. All conditions take turns.
 *
 * @param {number} now milliseconds since 1970
 * @param {readonly string[]} [conditions]
 */
export function conditionOfDay(now, conditions = EVERYDAY) {
  return conditions[Math.floor(now / DAY_MS) % conditions.length] ?? EVERYDAY[0];
}

/**
 * Returns the conditions that a run tests.
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
