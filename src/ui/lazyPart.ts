import { type ComponentType, lazy } from 'react';
import { whenNear } from '../lib/whenNear';

/**
 * A part of a page whose code comes later: when the element with the id `near` is near, or at once without one. Where the code
 * cannot be fetched, the part is left out and the rest of the page stays as it is.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, near?: string) =>
  lazy<ComponentType<Props>>(async () => {
    if (near) await whenNear(near);
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
