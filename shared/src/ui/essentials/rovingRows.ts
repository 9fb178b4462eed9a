/**
 * How controls are arranged for the arrow keys, as the markup says it:
 *
 * - `data-roving-row`: a row; Up and Down go between rows. A row inside the markup of no other row. One without a control is a part of a long list
 *   that is not rendered yet.
 * - The children of a row are its columns; Left and Right go between them, and a column of several controls is walked by Up and Down first.
 * - `data-roving-line`, on a row or on a column: its controls are in one line, each a column of its own.
 */
const ROW = '[data-roving-row]';
const LINE = '[data-roving-line]';
const CONTROL = 'a[href], button:not(:disabled)';

/** Where a control is. */
export interface RovingPlace {
  readonly row: HTMLElement;
  /** Of the row, among all rows. */
  readonly index: number;
  readonly column: number;
  /** Of the control, among those of its column. */
  readonly slot: number;
}

export function rowsIn(container: ParentNode): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(ROW)];
}

export function controlsIn(row: ParentNode): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROL)];
}

/** The control of a row that was pressed or focused, if it is one. */
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

/** The control beside another one in its row, on the same line where that column has it. */
export function besideOf({ row, column, slot }: RovingPlace, step: 1 | -1): HTMLElement | undefined {
  const columns = columnsOf(row);
  for (let next = column + step; next >= 0 && next < columns.length; next += step) {
    const controls = columns[next] ?? [];
    if (controls.length > 0) return controls[Math.min(slot, controls.length - 1)];
  }
  return undefined;
}

/** The control above or below another one inside its column. */
export function withinColumn({ row, column, slot }: RovingPlace, step: 1 | -1): HTMLElement | undefined {
  return columnsOf(row)[column]?.[slot + step];
}

/** The control by which a row is entered in a column, or in the nearest column that has one: from above its first, from below its last. */
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
