import { useMedia } from '../../../ui/useMedia';

/** Whether the window is too narrow for a sidebar beside the page. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767px)');
