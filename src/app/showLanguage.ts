import { SOURCE_LANGUAGE } from '../lib/language';

/** Puts the page in another language in the place of this one, from the site's own files; whether it has. */
export async function showLanguage(code: string): Promise<boolean> {
  const folder = code === SOURCE_LANGUAGE ? '' : `/${code}`;
  const html = await fetch(`${folder}/index.html`).then(
    (response) => response.text(),
    () => '',
  );
  if (!html.includes(`<html lang="${code}"`)) return false;
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = code;
  document.head.replaceChildren(...page.head.childNodes);
  document.body.replaceChildren(...page.body.childNodes);
  for (const parsed of document.querySelectorAll('script[src]')) {
    // One that was parsed this way is not run.
    parsed.replaceWith(
      Object.assign(document.createElement('script'), { src: parsed.getAttribute('src'), async: false }),
    );
  }
  return true;
}
