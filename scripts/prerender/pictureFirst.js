/*
 * For a page that can be read before its code is there: loads the fonts, the rest of the styles, what the page was rendered from or the
 * lists that are still to come, and the code after the first picture, or as soon as the person touches the page. Links and forms work without the code; buttons wait for it.
 */
(() => {
  const MAX_WAIT_MS = 2000;
  const { calls, scripts, styles } = document.currentScript.dataset;
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

  // Until then the fallbacks stand there, which have the measures of the faces (src/ui/fonts.css). The fonts come into the page
  // together, as each change of the fonts makes the browser lay out the whole page.
  let areFacesAsked = false;
  const showFaces = async () => {
    if (areFacesAsked) return;
    areFacesAsked = true;
    const fonts = [...document.getElementById('faces').sheet.cssRules].map(({ style }) => {
      const read = (name) => style.getPropertyValue(name);
      return new FontFace(read('font-family').replace(/["']/g, ''), read('src'), { weight: read('font-weight') });
    });
    await Promise.allSettled(fonts.map((font) => font.load()));
    for (const font of fonts) document.fonts.add(font);
  };
  // Whoever comes from another page of the site has the fonts already.
  if (document.referrer.startsWith(location.origin)) showFaces();

  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    showFaces();
    // What the page was rendered from (server/render/answersFiles.ts).
    const answers = document.getElementById('answers')?.content ?? '';
    add(`${answers} ${calls}`, 'link', (href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }));
    // The styles of what the page shows are inline. media="print" lets the browser paint without waiting for these.
    const sheets = add(styles, 'link', (href) => ({ rel: 'stylesheet', href, media: 'print' }));
    Promise.all(sheets.map(hasEnded)).then(() => {
      for (const sheet of sheets) sheet.media = 'all';
    });
    add(scripts, 'script', (src) => ({ src, async: false })); // in their order
  };

  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, begin, { capture: true, once: true });
  setTimeout(begin, MAX_WAIT_MS);
  const picture = [...document.querySelectorAll('main img')].find(
    (image) => image.getBoundingClientRect().top < innerHeight,
  );
  // In a task after the decoding, so that the picture is painted first; one that cannot be loaded is not waited for.
  if (picture) picture.decode().then(() => setTimeout(begin), begin);
  else requestAnimationFrame(() => setTimeout(begin));
})();
