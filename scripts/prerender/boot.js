/*
 * Brings all that a page which begins with a picture needs besides, when that is painted: on a slow network they would share
 * the line. Whoever touches the page gets the code at once, and a button pressed before it is there is pressed again
 * when it has run (src/main.tsx).
 */
(() => {
  const PATIENCE_MS = 2000;
  const PAINT_MS = 300; // by when a decoded picture is painted, where nobody tells
  const { calls, scripts, styles } = document.currentScript.dataset;
  const picture = document.querySelector('img[fetchpriority="high"]');
  const pressed = [];
  // An unfinished document within it keeps the page loading: whoever waits for its end finds a page with its code.
  const gate = document.createElement('iframe');
  let isBegun = false;

  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const add = (list, tag, make) => {
      for (const url of list.split(' ')) document.head.append(Object.assign(document.createElement(tag), make(url)));
    };
    add(styles, 'link', (href) => ({ rel: 'stylesheet', href }));
    add(calls, 'link', (href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
    add(scripts, 'script', (src) => ({ src, async: false })); // in their order
    gate.remove();
  };
  const afterPaint = () => {
    setTimeout(begin, PAINT_MS);
    const type = 'largest-contentful-paint';
    if (PerformanceObserver.supportedEntryTypes.includes(type)) new PerformanceObserver(begin).observe({ type });
  };
  const keep = (event) => {
    begin();
    const button = event.target.closest('button');
    if (button) pressed.push(button);
  };

  gate.hidden = true;
  document.body.append(gate);
  gate.contentDocument?.open();
  addEventListener('click', keep, true);
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { capture: true, once: true });
  addEventListener('alive', () => {
    removeEventListener('click', keep, true);
    for (const button of pressed) button.click();
  });
  setTimeout(begin, PATIENCE_MS);
  if (picture && !document.hidden) picture.decode().then(afterPaint, begin);
  else begin();
})();
