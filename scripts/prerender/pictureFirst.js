/*
 * For a page that begins with a large picture: asks for the styles, lists and code of the page when the picture has come, as
 * on a slow network they would share the line with it. Whoever touches the page before gets the code at once, and a button
 * that was pressed before the code has run (src/main.tsx) is pressed again then.
 */
(() => {
  const MAX_WAIT_MS = 2000;
  const { calls, scripts, styles } = document.currentScript.dataset;
  const picture = document.querySelector('img[fetchpriority="high"]');
  const pressed = [];
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
  else for (const end of ['load', 'error']) picture.addEventListener(end, begin);
})();
