// CommonJS: for a loader, which the compiler loads by itself.

/** @typedef {{ readonly [key: string]: string | Texts }} Texts */

/** A key in quotes, or the beginning of one up to a value. */
const KEY = /(['"`])((?:\w+\.)+\w*)(\1|\$\{)/g;
/** The end of a key that begins with a value. */
const REST = /`\$\{[^`]*?\}\.([\w.]*)/g;

/**
 * Which keys a module may show: each one in it, with its plural forms and what is below it; all that begin like one that ends in a value; all that end like
 * one that begins with a value.
 *
 * @param {string} source
 * @param {string} prefix
 * @returns {(key: string) => boolean}
 */
function keysNamed(source, prefix) {
  const named = [...source.matchAll(KEY)]
    .filter(([, , key = '']) => key.startsWith(prefix))
    .map(([, , key = '', end]) => ({ key: key.slice(prefix.length), isWhole: end !== '${' }));
  const rests = [...source.matchAll(REST)].map(([, rest = '']) => rest);
  return (key) =>
    named.some((one) =>
      one.isWhole ? key === one.key || key.startsWith(`${one.key}.`) || key.startsWith(`${one.key}_`) : key.startsWith(one.key),
    ) || rests.some((rest) => rest === '' || `.${key}.`.includes(`.${rest}.`) || key.includes(`.${rest}_`));
}

/**
 * The texts whose keys pass.
 *
 * @param {Texts} texts
 * @param {(key: string) => boolean} passes
 * @param {string} [above]
 * @returns {Texts}
 */
function pick(texts, passes, above = '') {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      if (typeof text === 'string') return passes(above + name) ? [[name, text]] : [];
      const below = pick(text, passes, `${above}${name}.`);
      return Object.keys(below).length > 0 ? [[name, below]] : [];
    }),
  );
}

module.exports = { keysNamed, pick };
