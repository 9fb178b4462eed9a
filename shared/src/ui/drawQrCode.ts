/** A QR code as one drawing: dark modules on a light background. */
export interface QrDrawing {
  /** Side of the square in modules, without the quiet zone. */
  readonly side: number;
  /** SVG path of the dark modules, one unit each. */
  readonly path: string;
}

/**
 * Draws a text as a QR code that tolerates damage to 15 percent of its area. The library is loaded for the first code.
 *
 * @throws when the library cannot be loaded, or the text is empty or longer than a code can hold (2,331 bytes)
 */
export async function drawQrCode(text: string): Promise<QrDrawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { side: modules.size, path: pathOf(modules.size, (row, column) => modules.get(row, column) !== 0) };
}

/** Adjacent modules in a row form one stroke, which saves nodes and avoids hairlines between them. */
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
