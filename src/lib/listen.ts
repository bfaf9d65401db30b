/** Calls `listener` at the named events of `target`, until the returned function is called. */
export function listen(
  target: EventTarget,
  events: readonly string[],
  listener: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const event of events) target.addEventListener(event, listener, options);
  return () => {
    for (const event of events) target.removeEventListener(event, listener, options);
  };
}
