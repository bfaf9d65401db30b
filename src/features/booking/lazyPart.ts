import { type ComponentType, lazy } from 'react';

/** A part of the page that comes after the rest, and is missing when its code cannot be loaded. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the page could not be loaded:', error);
      return { default: () => null };
    }
  });
