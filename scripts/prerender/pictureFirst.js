/*
 * For a page that begins with a large picture, so that other files do not slow it down: loads the stylesheets, the lists and
 * the code after the picture, or as soon as the person touches the page. Links work without the code; buttons wait for it.
 */
(() => {
  const MAX_WAIT_MS = 2000;
  const { calls, scripts, styles } = document.currentScript.dataset;
  const picture = document.querySelector('img[fetchpriority="high"]');
  let isBegun = false;

  const add = (list, tag, make) =>
    list
      .split(' ')
      .filter(Boolean)
      .map((url) => document.head.appendChild(Object.assign(document.createElement(tag), make(url))));
  const hasEnded = (element) =>
    new Promise((resolve) => {
      for (const end of ['load', 'error']) element.addEventListener(end, resolve);
    });

  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    // The styles of the first view are inline. media="print" lets the browser paint without waiting for these.
    const sheets = add(styles, 'link', (href) => ({ rel: 'stylesheet', href, media: 'print' }));
    await Promise.all(sheets.map(hasEnded));
    for (const sheet of sheets) sheet.media = 'all';
    add(calls, 'link', (href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
    add(scripts, 'script', (src) => ({ src, async: false })); // in their order
  };

  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { capture: true, once: true });
  setTimeout(begin, MAX_WAIT_MS);
  // In a task after the decoding, so that the picture is painted first; one that cannot be loaded is not waited for.
  if (picture) picture.decode().then(() => setTimeout(begin), begin);
  else begin();
})();
