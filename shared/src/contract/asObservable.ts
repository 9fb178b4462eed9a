/** Symbol by which observable libraries recognize each other's observables, looked up in the same way as in rxjs. */
const OBSERVABLE = (Symbol as { readonly observable?: symbol }).observable ?? '@@observable';

/** Structural copy of `Readable`. Importing it would be a cycle, because its file imports this one. */
interface Source {
  get(): unknown;
  subscribe(listener: (value: unknown) => void): () => void;
}

interface Observer {
  next(value: unknown): void;
}

/**
 * Makes `from(readable)` of any rxjs version emit the current value and each change. The type omits the symbol, because
 * only rxjs declares it; `fromReadable` of `@site/shared/streams` does not need it.
 */
export function asObservable<R extends Source>(readable: R): R {
  return Object.assign(readable, {
    [OBSERVABLE]: () => ({
      subscribe(observer: Observer) {
        observer.next(readable.get());
        const unsubscribe = readable.subscribe((value) => {
          observer.next(value);
        });
        return { unsubscribe };
      },
    }),
  });
}
