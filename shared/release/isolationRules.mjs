import eslint from 'oxlint-plugin-eslint';

/** The rules of ESLint under a second name: a rule that is set again for some files replaces what was set for all. */
export default { ...eslint, meta: { name: 'isolation' } };
