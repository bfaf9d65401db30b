declare module 'fs-native-extensions' {
  /** Asks for an exclusive lock on a range of an open file, or on all of it: false when another open file has it. */
  export function tryLock(fd: number, offset?: number, length?: number): boolean;
}
