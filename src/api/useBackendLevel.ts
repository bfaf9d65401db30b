import { useSyncExternalStore } from 'react';
import { backendLevel } from '../config/env';
import { neverChanges } from '../lib/neverChanges';

const anyLevel = () => 2;

/**
 * What the backend answers (`backendLevel`), for what is rendered before the page knows: a page that was rendered for any backend
 * has level 2, and finds out once it runs.
 */
export const useBackendLevel = (): number => useSyncExternalStore(neverChanges, backendLevel, anyLevel);
