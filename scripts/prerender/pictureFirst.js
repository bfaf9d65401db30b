/*
 * For a page that begins with a large picture, which on a slow network would share the line with all the rest: asks for the
 * stylesheets when the picture has come, and then for the lists and the code. Whoever touches the page does not wait for
 * the picture, and a button that was pressed before the code has run (src/main.tsx) is pressed again then.
 */
(() => {
  const MAX_WAIT_MS = 2000;
  const { calls, scripts, styles } = document.currentScript.dataset;
  const picture = document.querySelector('img[fetchpriority="high"]');
  const pressed = [];
  let isBegun = false;

  const add = (list, tag, make) =>
    list.split(' ').map((url) => document.head.appendChild(Object.assign(document.createElement(tag), make(url))));
  const hasEnded = (element) =>
    new Promise((resolve) => {
      for (const end of ['load', 'error']) element.addEventListener(end, resolve);
    });

  const begin = async () => {
    if (isBegun) return;
    isBegun = true;
    // The first view has its styles: these must not keep it from being painted.
    const sheets = add(styles, 'link', (href) => ({ rel: 'stylesheet', href, media: 'print' }));
    await Promise.all(sheets.map(hasEnded));
    for (const sheet of sheets) sheet.media = 'all';
    add(calls, 'link', (href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
    add(scripts, 'script', (src) => ({ src, async: false })); // in their order
  };
  const keepPress = (event) => {
    begin();
    const button = event.target.closest('button');
    if (button) pressed.push(button);
  };

  addEventListener('click', keepPress, true);
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { capture: true, once: true });
  addEventListener('alive', () => {
    removeEventListener('click', keepPress, true);
    for (const button of pressed) button.click();
  });
  setTimeout(begin, MAX_WAIT_MS);
  if (!picture || picture.complete) begin();
  else hasEnded(picture).then(begin);
})();
