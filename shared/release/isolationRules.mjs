import eslint from 'oxlint-plugin-eslint';

/** ESLint's rules under a second name: setting a rule again for some files would replace its general setting. */
export default { ...eslint, meta: { name: 'isolation' } };
