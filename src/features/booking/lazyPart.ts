import { type ComponentType, lazy } from 'react';

/** A part of the page that comes after the rest; `fallback` stands in its place when its code cannot be loaded. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded:', error);
        return { default: fallback };
      },
    ),
  );
}
