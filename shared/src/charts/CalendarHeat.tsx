import { cx } from '@site/shared/ui/essentials';
import { ChartFrame } from './ChartFrame';
import { monthWeeks } from './monthWeeks';
import { WEEKDAYS } from '../calendar/weekdays';
import { SignedFigure, wayOf } from './SignedFigure';
import styles from './CalendarHeat.module.css';

export interface CalendarDay {
  /** A day such as `2026-11-21`. */
  readonly day: string;
  readonly value: number;
}

export interface CalendarHeatProps {
  readonly caption: string;
  /** A month such as `2026-11`. */
  readonly month: string;
  /** Days of the month with a value, in order; other days stay empty. */
  readonly days: readonly CalendarDay[];
  readonly format: (value: number) => string;
  /** Shorter format for a cell. Default: `format`. */
  readonly formatCell?: ((value: number) => string) | undefined;
  readonly columns: { readonly day: string; readonly value: string };
  /** Day whose details the page shows elsewhere. */
  readonly selected?: string | undefined;
  /** If it is given, each day with a value is a button. */
  readonly onSelect?: ((day: string) => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders the gain or loss of each day of a month. The cell shows the value; the shade of its color shows how large it
 * is within the month.
 */
export function CalendarHeat({ caption, month, days, format, formatCell = format, columns, className, ...choice }: CalendarHeatProps) {
  const values = new Map(days.map(({ day, value }) => [day, value]));
  const largest = Math.max(...days.map(({ value }) => Math.abs(value)));
  return (
    <ChartFrame
      caption={caption}
      table={{
        columns: [columns.day, columns.value],
        rows: days.map(({ day, value }) => ({ key: day, cells: [day, <SignedFigure key={day} value={value} format={format} />] })),
      }}
      className={className}
    >
      <table aria-label={caption} className={styles['month']}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className={styles['weekday']}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, index) => (
                <td key={WEEKDAYS[index]} className={styles['place']}>
                  {day !== undefined && (
                    <Day day={day} value={values.get(day)} largest={largest} format={format} formatCell={formatCell} {...choice} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ChartFrame>
  );
}

interface DayProps extends Pick<CalendarHeatProps, 'format' | 'selected' | 'onSelect'> {
  readonly day: string;
  readonly value: number | undefined;
  readonly largest: number;
  readonly formatCell: (value: number) => string;
}

function Day({ day, value, largest, format, formatCell, selected, onSelect }: DayProps) {
  const name = String(Number(day.slice(-2)));
  if (value === undefined) return <div className={cx(styles['day'], styles['empty'])}>{name}</div>;
  const shade = shadeOf(value, largest);
  const classes = cx(styles['day'], shade && styles[shade]);
  const content = (
    <>
      <span>{name}</span>
      <SignedFigure value={value} format={formatCell} className={styles['figure']} />
    </>
  );
  if (onSelect === undefined) return <div className={classes}>{content}</div>;
  return (
    <button
      type="button"
      aria-label={`${day} ${format(value)}`}
      aria-pressed={day === selected}
      className={cx(classes, styles['button'])}
      onClick={() => {
        onSelect(day);
      }}
    >
      {content}
    </button>
  );
}

/** Backgrounds from faint to strong, by quarters of the largest value. */
const SHADES = {
  up: ['up_1', 'up_2', 'up_3', 'up_4'],
  down: ['down_1', 'down_2', 'down_3', 'down_4'],
} as const;

function shadeOf(value: number, largest: number): keyof typeof styles | undefined {
  const way = wayOf(value);
  if (way === 'level') return undefined;
  const shades = SHADES[way];
  return shades[Math.ceil((Math.abs(value) / largest) * shades.length) - 1];
}
