import { createContext, useContext, useEffect, useState } from 'react';

/** Asked before the person goes to another page; `leave` goes on. */
export type LeaveGuard = (leave: () => void) => void;

/** Puts a guard before the way to other pages; answers how to take it away. */
export const LeaveGuardContext = createContext<(guard: LeaveGuard) => () => void>(() => () => undefined);

/** While active, holds the person back from other pages, the browser's Back included, until the question is answered. */
export function useLeaveGuard(isActive: boolean): { isAsked: boolean; leave: () => void; stay: () => void } {
  const guardLeaving = useContext(LeaveGuardContext);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  useEffect(() => (isActive ? guardLeaving((leave) => setGoOn(() => leave)) : undefined), [isActive, guardLeaving]);
  return { isAsked: goOn !== null, leave: () => goOn?.(), stay: () => setGoOn(null) };
}
