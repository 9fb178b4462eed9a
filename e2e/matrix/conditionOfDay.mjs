/** Conditions of Chromium, of which `npm test` takes another one each day. */
export const EVERYDAY = /** @type {const} */ ([
  'new-york',
  'traditional',
  'translated-page',
  'touch',
  'forced-colours',
  'large-text',
  'no-storage',
  'full-storage',
  'hostile-extension',
  'slow-network',
  'busy-tab',
]);

/** All conditions; browsers beside Chromium are installed by `pnpm test:full` only, which has the plain page beside them to compare. */
export const CONDITION_IDS = /** @type {const} */ (['plain', ...EVERYDAY, 'firefox', 'webkit']);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the condition of a day in UTC. All are taken in turns, so that a run can be repeated on the same day without naming it.
 *
 * @param {number} now milliseconds since 1970
 */
export function conditionOfDay(now) {
  return EVERYDAY[Math.floor(now / DAY_MS) % EVERYDAY.length] ?? EVERYDAY[0];
}

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
