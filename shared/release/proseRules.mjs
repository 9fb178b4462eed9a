/**
 * Rules of oxlint for comments, requested in `.github/CONTRIBUTING.md`. A comment is read as one text: the lines of a
 * block without their stars, and `//` lines that follow each other.
 *
 * @typedef {import('oxlint/plugins-dev').Rule} Rule
 * @typedef {import('oxlint/plugins-dev').Context} Context
 * @typedef {import('oxlint/plugins-dev').Comment} Comment
 */

/** Longest line of a comment, in characters. */
const MAX_LINE_LENGTH = 120;

/** A line of prose: rows of tables, code and addresses may be longer. */
const WRAPPABLE = /^\s*(?:\/\/|\/?\*+)\s(?! {3}|.*(?:\||\S {2,}\S)).*\s/;

/** Openings of a sentence without subject and verb. */
const FRAGMENT = /(?:^|[.!?]\s+)(?<opening>Of|By(?! default\b)|What|Who|Whose|Whether|None|So that)\b/;

/** Words that have a term of the field, as whole words in any case. */
const TERMS = [
  { words: 'tells?|told|telling', use: '"report", "notify" or "show"' },
  { words: 'hears?|heard', use: '"receive" or "be notified"' },
  { words: 'says?|said|saying', use: '"state", "return" or "report"' },
  { words: 'speaks?|spoke|spoken', use: '"report" or "send"' },
  { words: 'deeds?', use: '"action" or "effect"' },
  { words: 'heeds?|heeded', use: '"handle"' },
  { words: 'desks?', use: '"console"' },
  { words: 'shel(?:f|ves)', use: '"list" or "view"' },
  { words: '(?:can|cannot|is|are|to) (?:not )?be had|(?:is|are) had', use: '"available"' },
  { words: 'lessen(?:s|ed|ing)?', use: '"reduce"' },
  { words: 'anew', use: '"again"' },
  { words: 'upon', use: '"on"' },
  { words: 'whoever', use: '"anyone who"' },
  { words: 'nobody', use: '"no one" or "no member"' },
  { words: 'every one', use: '"each"' },
  { words: 'lets? go', use: '"release" or "disable"' },
  { words: "one's", use: '"its" or "the member\'s"' },
  { words: 'of (?:its|their) own accord', use: '"by itself"' },
  { words: 'to and fro', use: '"back and forth"' },
].map(({ words, use }) => ({ pattern: new RegExp(`\\b(?:${words})\\b`, 'i'), use }));

/** The first word of a function's documentation, when it is a verb in the third person. */
const VERB = /^(?!(?:This|Its|Always|Props|Plus|Less|Thus|Is|Has|Was|Does|As)\b)[A-Z][a-z]+(?:-[a-z]+)?s\b/;

/** Comments that are addressed to a tool. */
const DIRECTIVE = /^\s*(?:@|#|\/|!|\*?\s*@|oxlint-|eslint-|webpack[A-Z])/;

/** @type {(comment: Comment) => string} */
function readText({ value }) {
  return value
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/^\|.*$/gm, '')
    .replaceAll(/`[^`]*`/g, '`…`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** @type {(context: Context) => readonly Comment[]} */
function commentsIn(context) {
  return context.sourceCode.getAllComments().filter(({ value }) => !DIRECTIVE.test(value));
}

/** @type {Rule} */
const fragments = {
  create: (context) => ({
    Program() {
      for (const comment of commentsIn(context)) {
        const opening = FRAGMENT.exec(readText(comment))?.groups?.['opening'];
        if (opening !== undefined)
          context.report({ loc: comment.loc, message: `A sentence opens with "${opening}": give it a subject and a verb` });
      }
    },
  }),
};

/** @type {Rule} */
const terms = {
  create: (context) => ({
    Program() {
      for (const comment of commentsIn(context)) {
        const text = readText(comment);
        for (const { pattern, use } of TERMS) {
          const word = pattern.exec(text)?.[0];
          if (word !== undefined) context.report({ loc: comment.loc, message: `"${word}": use ${use}` });
        }
      }
    },
  }),
};

/** @type {Rule} */
const lineLength = {
  create: (context) => ({
    Program() {
      for (const { loc } of commentsIn(context)) {
        const tooLong = context.sourceCode.lines
          .slice(loc.start.line - 1, loc.end.line)
          .find((line) => line.length > MAX_LINE_LENGTH && WRAPPABLE.test(line));
        if (tooLong !== undefined)
          context.report({ loc, message: `A line has ${String(tooLong.length)} characters: wrap it at ${String(MAX_LINE_LENGTH)}` });
      }
    },
  }),
};

/** @type {Rule} */
const verbFirst = {
  create(context) {
    /** @type {(node: import('oxlint/plugins-dev').ESTree.Node) => void} */
    const check = (node) => {
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      if (comment === undefined || !comment.value.startsWith('*')) return;
      const text = readText(comment);
      if (text.startsWith('@') || VERB.test(text)) return;
      context.report({ loc: comment.loc, message: `"${text.slice(0, 40)}…" does not open with a verb: write "Returns …"` });
    };
    return {
      ExportNamedDeclaration: (node) => node.declaration?.type === 'FunctionDeclaration' && check(node),
      ExportDefaultDeclaration: (node) => node.declaration.type === 'FunctionDeclaration' && check(node),
    };
  },
};

export default { meta: { name: 'prose' }, rules: { fragments, terms, 'line-length': lineLength, 'verb-first': verbFirst } };
