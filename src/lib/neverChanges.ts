/** How useSyncExternalStore subscribes to a value that stays as it is: never told of a change, it only reads it. */
export const neverChanges = () => () => undefined;
