import { type ComponentType, lazy, memo, Suspense } from 'react';
import { whenNear } from '../lib/whenNear';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page whose code comes later: when the element with the id `near` is near, or at once without one. Where the code
 * cannot be fetched, the part is left out and the rest of the page stays as it is. It needs a Suspense boundary around it.
 */
export const lazyComponent = <Props extends object>(load: Load<Props>, near?: string) =>
  lazy<ComponentType<Props>>(async () => {
    if (near) await whenNear(near);
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page could not be loaded:', error);
      return { default: () => null };
    }
  });

/**
 * The same with its boundary, and nothing in its place meanwhile. Give it props that stay the same from one rendering to the
 * next: one that changes while the code is on its way makes React remove what the server has rendered.
 */
export function lazyPart<Props extends object>(load: Load<Props>, near?: string) {
  const Part = lazyComponent(load, near);
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
