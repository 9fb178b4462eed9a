import { Observable } from 'rxjs';
import type { Readable } from '../contract/readable';

/** Turns a `Readable` into an observable of the value now and of each change. */
export function fromReadable<T>(readable: Readable<T>): Observable<T> {
  return new Observable((subscriber) => {
    subscriber.next(readable.get());
    return readable.subscribe((value) => {
      subscriber.next(value);
    });
  });
}
