import type * as phoneLibrary from './phoneLibrary';

export type PhoneLibrary = typeof phoneLibrary;

let library: PhoneLibrary | null = null;

/** The library for phone numbers, once it is loaded: it knows the numbers of every country, and weighs more than the page. */
export const loadedPhoneLibrary = (): PhoneLibrary | null => library;

/** Loads the library for phone numbers, once. Rejects without a network; another call tries again. */
export async function loadPhoneLibrary(): Promise<PhoneLibrary> {
  return (library ??= await import(/* webpackChunkName: "phone" */ './phoneLibrary'));
}

/** What is known of a number; undefined when it is none, or the library cannot be loaded. */
export async function factsOfPhone(phone: string) {
  const loaded = await loadPhoneLibrary().catch(() => null);
  return loaded?.phoneFacts(phone);
}
