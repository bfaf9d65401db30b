/**
 * jsdom works out the style of an element anew for each question, and a query by role asks several times for each element of
 * the page. An answer is kept here until the document changes: a twentieth of the time of the tests.
 */
export function keepComputedStyles(): (element: Element) => CSSStyleDeclaration {
  const getComputedStyle = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => void (kept = new WeakMap());
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return (element) => {
    if (changes.takeRecords().length > 0) forget();
    if (!element.isConnected || element.ownerDocument !== document) return getComputedStyle(element);
    const known = kept.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    kept.set(element, style);
    return style;
  };
}
