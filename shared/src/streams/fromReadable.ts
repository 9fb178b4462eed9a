import { Observable } from 'rxjs';
import type { Readable } from '../contract/readable';

/** Returns an observable that emits the current value of a `Readable` and each change. */
export function fromReadable<T>(readable: Readable<T>): Observable<T> {
  return new Observable((subscriber) => {
    subscriber.next(readable.get());
    return readable.subscribe((value) => {
      subscriber.next(value);
    });
  });
}
