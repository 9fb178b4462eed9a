/** A QR code as one drawing: dark squares on a light ground. */
export interface QrDrawing {
  /** Side of the square in modules, without the quiet margin. */
  readonly side: number;
  /** SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/**
 * Draws a text as a QR code that survives a stain of 15 percent. The library comes with the first code that is drawn.
 *
 * @throws when the library cannot be fetched, or the text is empty or longer than a code can hold (2,331 bytes)
 */
export async function drawQrCode(text: string): Promise<QrDrawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { side: modules.size, path: pathOf(modules.size, (row, column) => modules.get(row, column) !== 0) };
}

/** Neighbours in a row are one stroke: fewer nodes, and no hair lines between them. */
function pathOf(side: number, isDark: (row: number, column: number) => boolean): string {
  const strokes: string[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < side && isDark(row, column + 1)) column++;
      strokes.push(`M${start} ${row}h${column - start + 1}v1H${start}z`);
    }
  }
  return strokes.join('');
}
