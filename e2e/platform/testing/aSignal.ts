/** Something that one side of a test waits for, and the other one says. */
export interface Signal {
  readonly given: Promise<void>;
  give(): void;
}

export function aSignal(): Signal {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}
