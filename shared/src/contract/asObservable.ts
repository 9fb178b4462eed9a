/** The key by which libraries of observables know each other's, as rxjs looks it up. */
const OBSERVABLE = (Symbol as { readonly observable?: symbol }).observable ?? '@@observable';

/** Structure of `Readable`, whose file imports this one. */
interface Source {
  get(): unknown;
  subscribe(listener: (value: unknown) => void): () => void;
}

interface Observer {
  next(value: unknown): void;
}

/**
 * Lets `from(readable)` of any rxjs emit the value now and each change. The type does not have it, because only rxjs declares the symbol;
 * `fromReadable` of `@site/shared/streams` does without.
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
