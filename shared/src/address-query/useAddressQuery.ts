import { useCallback, useEffect, useRef, useState } from 'react';
import type { RouteName, RouteParams } from '../contract/routes';
import { useServices } from '@site/shared/contract/ServicesContext';

type Query = Readonly<Record<string, string>>;

/**
 * Screens whose address has no parameters. The type of a remote's own screens does not declare parameters, so all of
 * those are included.
 */
type PlainRouteName =
  | { [Name in RouteName]: RouteParams[Name] extends Readonly<Record<string, never>> ? Name : never }[RouteName]
  | `${string}/${string}`;

/** Converts a screen's choices to and from the query of its address. */
export interface QueryCodec<Values> {
  /** Parses a query. Invalid values result in the default, because anyone can write an address. */
  readonly parse: (query: Query) => Values;
  /** Formats choices as a query, without the defaults. */
  readonly format: (values: Values) => Query;
  /** Query parameters of the same address that belong to other code. A change leaves them as they are. */
  readonly keeps?: readonly string[];
}

/**
 * Delay of a write after the last change. Replacing the address takes the browser and the router longer than most key
 * presses.
 */
const WRITE_DELAY_MS = 200;

/**
 * Returns the choices of a screen, stored in the query of its address, so that Back, a reload and a shared link restore
 * them. A change replaces the address, so one step back leaves the screen. Changes in quick succession are written
 * once, at the end or before a click or key that may leave the screen.
 *
 * @param name the screen; the choices stay while the player navigates to another one
 * @param codec used from the first render only
 */
export function useAddressQuery<Values>(
  name: PlainRouteName,
  codec: QueryCodec<Values>,
): readonly [values: Values, change: (values: Values) => void] {
  const { navigation } = useServices();
  const [{ parse, format, keeps }] = useState(codec);
  const [values, setValues] = useState(() => parse(navigation.location.get().query));
  /** The last change, unless another address has replaced it. */
  const [chosen, setChosen] = useState<{ readonly values: Values; readonly at: RouteName }>();
  /**
   * Queries that this screen has written and not yet received back. They arrive one render late and must not undo later
   * changes.
   */
  const written = useRef<readonly string[]>([]);

  useEffect(
    () =>
      navigation.location.subscribe((location) => {
        if (location.name !== name) return;
        const index = written.current.indexOf(textOf(location.query));
        written.current = written.current.slice(index + 1);
        if (index !== -1) return;
        setValues(parse(location.query));
        setChosen(undefined);
      }),
    [navigation, name, parse],
  );

  useEffect(() => {
    if (!chosen) return undefined;
    const write = () => {
      const location = navigation.location.get();
      // The player may have left the screen meanwhile.
      if (chosen.at !== location.name) return;
      const query = { ...pick(location.query, keeps), ...format(chosen.values) };
      const text = textOf(query);
      if (text === (written.current.at(-1) ?? textOf(location.query))) return;
      written.current = [...written.current, text];
      navigation.go(name as 'home', {}, { query, replace: true });
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (mayLeadAway(event)) write();
    };
    const timer = setTimeout(write, WRITE_DELAY_MS);
    window.addEventListener('click', write, { capture: true });
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', write, { capture: true });
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
    };
  }, [chosen, navigation, name, format, keeps]);

  const change = useCallback(
    (next: Values) => {
      setValues(next);
      setChosen({ values: next, at: navigation.location.get().name });
    },
    [navigation],
  );
  return [values, change];
}

/** Returns whether a key may leave the screen, such as Enter, F5 or a browser shortcut: any key except a character. */
function mayLeadAway({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length > 1 || ctrlKey || metaKey || altKey;
}

function pick(query: Query, names: readonly string[] = []): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
}

function textOf(query: Query): string {
  return JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));
}
