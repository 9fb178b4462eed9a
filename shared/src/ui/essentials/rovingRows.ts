/**
 * Arrangement of controls for the arrow keys, as declared in the markup:
 *
 * - `data-roving-row`: a row; Up and Down move between rows. Rows are not nested. A row without a control is a part of
 *   a long list that is not rendered yet.
 * - The children of a row are its columns. Left and Right move between them; in a column with several controls, Up and
 *   Down first move through those.
 * - `data-roving-line`, on a row or a column: its controls are in one line, each a column of its own.
 */
const ROW = '[data-roving-row]';
const LINE = '[data-roving-line]';
const CONTROL = 'a[href], button:not(:disabled)';

export interface RovingPlace {
  readonly row: HTMLElement;
  /** Index of the row among all rows. */
  readonly index: number;
  readonly column: number;
  /** Index of the control in its column. */
  readonly slot: number;
}

export function rowsIn(container: ParentNode): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(ROW)];
}

export function controlsIn(row: ParentNode): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROL)];
}

/** Returns the control that was pressed or focused, if the target is in one. */
export function controlAt(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  return control?.closest(ROW) ? control : undefined;
}

export function placeOf(container: HTMLElement, control: HTMLElement): RovingPlace | undefined {
  const row = control.closest<HTMLElement>(ROW);
  if (!row) return undefined;
  const columns = columnsOf(row);
  const column = columns.findIndex((controls) => controls.includes(control));
  return { row, index: rowsIn(container).indexOf(row), column, slot: columns[column]?.indexOf(control) ?? 0 };
}

/** Returns the control in the next or previous column of the row, on the same line if that column has it. */
export function besideOf({ row, column, slot }: RovingPlace, step: 1 | -1): HTMLElement | undefined {
  const columns = columnsOf(row);
  for (let next = column + step; next >= 0 && next < columns.length; next += step) {
    const controls = columns[next] ?? [];
    if (controls.length > 0) return controls[Math.min(slot, controls.length - 1)];
  }
  return undefined;
}

/** Returns the control above or below another one in the same column. */
export function withinColumn({ row, column, slot }: RovingPlace, step: 1 | -1): HTMLElement | undefined {
  return columnsOf(row)[column]?.[slot + step];
}

/**
 * Returns the control at which a move enters a row: in the column, or in the nearest column with a control. A move down
 * enters at its first control, a move up at its last.
 */
export function entryOf(row: HTMLElement, column: number, step: 1 | -1): HTMLElement | undefined {
  const columns = columnsOf(row);
  const [nearest] = columns
    .map((controls, index) => ({ controls, distance: Math.abs(index - column) }))
    .filter(({ controls }) => controls.length > 0)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.controls.at(step === 1 ? 0 : -1);
}

function columnsOf(row: HTMLElement): readonly (readonly HTMLElement[])[] {
  if (row.matches(LINE)) return controlsIn(row).map((control) => [control]);
  return [...row.children].flatMap((child) => {
    const controls = child.matches(CONTROL) ? [child as HTMLElement] : controlsIn(child);
    return child.matches(LINE) ? controls.map((control) => [control]) : [controls];
  });
}
