/** Transforms a file that is imported as text, as the compiler does with drawings. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
