/** After this time (ms) a part of the page is taken for wanted, also where nobody has scrolled. */
const PATIENCE_MS = 1500;

/**
 * Resolves when the element with this id is less than a screen away, or a moment later. At once when it is not there, as in
 * a page that the browser renders itself.
 */
export async function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    setTimeout(() => {
      observer.disconnect();
      resolve();
    }, PATIENCE_MS);
  });
}
