import { isOpenedAddress } from '../lib/openedAddress';

/**
 * What is done when a page's code cannot be fetched although the site answers: a new release has replaced the code that this tab
 * knows, so the address is opened anew, and the former page stays until then. Else it is the failure that it was. Also at the
 * address that the tab was opened at, which would be opened over and over.
 */
export async function openAnew(error: unknown): Promise<never> {
  const answer = isOpenedAddress() ? null : await fetch(window.location.href).catch(() => null);
  if (!answer?.ok) throw error;
  window.location.reload();
  return new Promise(() => undefined);
}
