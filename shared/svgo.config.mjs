/** How `pnpm --filter @site/shared drawings` optimises the files of `src/ui/drawings`. */
export default { multipass: true, floatPrecision: 2, js2svg: { finalNewline: true } };
