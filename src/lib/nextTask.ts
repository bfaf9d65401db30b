/** Resolves in a task of its own, so that the browser can paint and answer the person between two pieces of work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
