import { useCallback, useEffect, useRef, useState } from 'react';
import type { RouteName, RouteParams } from '../contract/routes';
import { useServices } from '@site/shared/contract/ServicesContext';

type Query = Readonly<Record<string, string>>;

/** Screens whose address has no parameters: by their own facts those of a remote's own names have none either. */
type PlainRouteName =
  | { [Name in RouteName]: RouteParams[Name] extends Readonly<Record<string, never>> ? Name : never }[RouteName]
  | `${string}/${string}`;

/** How a screen's choices are written in the query of its address. */
export interface QueryCodec<Values> {
  /** Anyone can write an address: a bad value gives the default. */
  readonly parse: (query: Query) => Values;
  /** Defaults are left out. */
  readonly format: (values: Values) => Query;
  /** Parameters of the same address that others write: a change leaves them as they are. */
  readonly keeps?: readonly string[];
}

/** To replace the address takes the browser and the router longer than most presses and keys: it waits until a player has stopped for so long. */
const WRITE_DELAY_MS = 200;

/**
 * The choices of a screen, kept in the query of its address, so that Back, a reload and a shared link bring them again. A change replaces
 * the address: one step back leaves the screen. Of changes in quick succession the last is written, and before a click or a key that may lead away.
 *
 * @param name the screen; on the way to another one the choices stay
 * @param codec the one of the first render holds
 */
export function useAddressQuery<Values>(
  name: PlainRouteName,
  codec: QueryCodec<Values>,
): readonly [values: Values, change: (values: Values) => void] {
  const { navigation } = useServices();
  const [{ parse, format, keeps }] = useState(codec);
  const [values, setValues] = useState(() => parse(navigation.location.get().query));
  /** The last change, unless another address has come since. */
  const [chosen, setChosen] = useState<{ readonly values: Values; readonly at: RouteName }>();
  /** Queries this screen has written and not yet seen arrive: an arrival is late by a render, and must not undo what was typed since. */
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
      // The player may have left meanwhile.
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

/** Enter, F5, or a shortcut of the browser: anything but a character. */
function mayLeadAway({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length > 1 || ctrlKey || metaKey || altKey;
}

function pick(query: Query, names: readonly string[] = []): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));
}

function textOf(query: Query): string {
  return JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1)));
}
