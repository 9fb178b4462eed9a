/**
 * Plain stylesheets, imported for their effect. The class names of `*.module.css` have declarations of their own, which `pnpm types` writes
 * into `.types/`: a class that the stylesheet does not have is an error.
 */
declare module '*/base.css';
declare module '*/outdated.css';
declare module '*/tokens.css';
declare module '*/firstPaint.css';
declare module '@site/shared/base.css';
declare module '@site/shared/tokens.css';
