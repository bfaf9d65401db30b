/** Sets an entry of a map that holds at most `max`: the oldest goes first, and an entry that is set again is new. */
export function setWithin<Key, Value>(map: Map<Key, Value>, max: number, key: Key, value: Value): void {
  map.delete(key);
  for (const oldest of map.keys()) {
    if (map.size < max) break;
    map.delete(oldest);
  }
  map.set(key, value);
}
