import { LANGUAGE_KEY } from './language';

/** Path and search of an address, without the language, which is taken out of it on arrival. */
function viewOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete(LANGUAGE_KEY);
  return `${pathname}?${String(searchParams)}`;
}

/** Whether the address is still the one that the HTML came from: a link, or a step back after a reload, changes it without another HTML. */
export function isOpenedAddress(): boolean {
  // Browsers without these entries are taken to be at the address that they have opened.
  const navigation = (performance as Partial<Performance>).getEntriesByType?.('navigation')[0];
  return !navigation || viewOf(navigation.name) === viewOf(window.location.href);
}
