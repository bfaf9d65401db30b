import { createContext, useContext } from 'react';

export const IsNavigatingContext = createContext(false);

/** Whether the person is on the way to another page, which is still loading. */
export const useIsNavigating = (): boolean => useContext(IsNavigatingContext);
