/**
 * Plain stylesheets, imported for their side effect. The class names of `*.module.css` have declarations of their own,
 * which `pnpm types` writes into `.types/`, so a class that is not in the stylesheet is a type error.
 */
declare module '*/base.css';
declare module '*/outdated.css';
declare module '*/tokens.css';
declare module '*/firstPaint.css';
declare module '@site/shared/base.css';
declare module '@site/shared/tokens.css';
