/** A drawing as SVG text. */
declare module '*.svg' {
  const text: string;
  export default text;
}
