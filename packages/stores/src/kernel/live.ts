import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** A store's readable state: a stream with a current value. Only the store can change it. */
export interface Live<T> {
  readonly changes$: Observable<T>
  current(): T
  /** The initial value, as rendered by the server. */
  first(): T
  subscribe(listener: () => void): () => void
}

/** A `Live` and the only way to change it. */
export function makeLive<T>(first: T): { readonly live: Live<T>; set(value: T): void } {
  const subject = new BehaviorSubject(first)
  const changes$ = subject.pipe(distinctUntilChanged())
  return {
    live: {
      changes$,
      current: () => subject.value,
      first: () => first,
      subscribe: (listener) => {
        const subscription = changes$.subscribe(listener)
        return () => subscription.unsubscribe()
      },
    },
    set: (value) => subject.next(value),
  }
}
