/** A CSS Module: local class names to the generated ones. Read with brackets (`styles['row']`), since a missing class is `undefined`. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

/** A plain stylesheet, imported for its effect. */
declare module '*.css';
