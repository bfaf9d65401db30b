import { useMedia } from '../../../ui/useMedia';

/** Whether the window is too narrow for a sidebar beside the page. A sheet of paper, narrow as it is, takes a table. */
export const useIsPhone = (): boolean => useMedia('screen and (max-width: 767px)');
