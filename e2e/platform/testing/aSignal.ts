/** Promise that one side of a test awaits and the other side resolves. */
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
