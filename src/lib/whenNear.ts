/** After this time (ms) a part of the page is taken for wanted, also where nobody has scrolled. */
const PATIENCE_MS = 3000;

/**
 * Resolves when the element with this id is less than a screen away, or a few seconds later. At once in a page that came
 * without its lists (#answers would name them): what is to be filled is filled early, so that nothing moves later.
 */
export async function whenNear(id: string): Promise<void> {
  if (typeof document === 'undefined' || !document.getElementById('answers')) return;
  const element = document.getElementById(id);
  if (!element) return; // the browser renders the part itself
  await new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) end();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element);
    setTimeout(end, PATIENCE_MS);
  });
}
