export interface Effect {
  kind: 'none' | 'net' | 'coin' | 'text' | 'blast' | 'bolt';
  x: number;
  y: number;
  /** Destination of a coin, or end of a bolt. */
  toX: number;
  toY: number;
  age: number;
  lasts: number;
  /** Seconds before it starts. */
  delay: number;
  text: string;
  isLarge: boolean;
}

export interface Effects {
  readonly all: readonly Effect[];
  add(kind: Exclude<Effect['kind'], 'none'>, x: number, y: number, lasts: number): Effect;
  step(seconds: number): void;
}

const MOST = 140;

/** Creates a fixed pool of effects; reuses the oldest when all are in use. */
export function createEffects(): Effects {
  const all = Array.from({ length: MOST }, (): Effect => ({
    kind: 'none',
    x: 0,
    y: 0,
    toX: 0,
    toY: 0,
    age: 0,
    lasts: 1,
    delay: 0,
    text: '',
    isLarge: false,
  }));
  let next = 0;
  return {
    all,
    add(kind, x, y, lasts) {
      const effect = all[next];
      if (effect === undefined) throw new Error('the ring of effects is broken');
      next = (next + 1) % MOST;
      return Object.assign(effect, { kind, x, y, toX: x, toY: y, age: 0, lasts, delay: 0, text: '', isLarge: false });
    },
    step(seconds) {
      for (const effect of all) {
        if (effect.kind === 'none') continue;
        if (effect.delay > 0) effect.delay -= seconds;
        else effect.age += seconds;
        if (effect.age >= effect.lasts) effect.kind = 'none';
      }
    },
  };
}
