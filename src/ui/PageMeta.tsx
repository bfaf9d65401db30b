import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { publicPageAt } from '../config/publicPages';
import { school } from '../config/school';

/** The element that `selector` finds in the head; made when there is none. */
function headElement(tag: 'meta' | 'link', key: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${key}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(key, value);
  return document.head.appendChild(made);
}

const setMeta = (key: 'name' | 'property', name: string, content: string) =>
  headElement('meta', key, name).setAttribute('content', content);

/**
 * What the head says of the page: title, description, canonical address, what a shared link shows, and whether search
 * engines may list it. index.html already has a title, so the elements are changed in place. `title` stands before the
 * school's name; without it the page is the school's own.
 */
export function PageMeta({ title, description }: { title?: string | undefined; description?: string | undefined }) {
  const { pathname } = useLocation();
  const page = publicPageAt(pathname);
  const fullTitle = title ? `${title} | ${school.name}` : `${school.name} | ${school.tagline}`;
  const text = description ?? page?.description ?? school.tagline;

  useEffect(() => {
    const { origin } = window.location;
    const address = `${origin}${page?.path ?? pathname}`;
    document.title = fullTitle;
    headElement('link', 'rel', 'canonical').setAttribute('href', address);
    setMeta('name', 'description', text);
    setMeta('name', 'robots', page ? 'index, follow' : 'noindex');
    setMeta('property', 'og:type', 'website');
    setMeta('property', 'og:site_name', school.name);
    setMeta('property', 'og:title', fullTitle);
    setMeta('property', 'og:description', text);
    setMeta('property', 'og:url', address);
    setMeta('property', 'og:image', `${origin}/pictures/hero-1.jpg`);
    setMeta('name', 'twitter:card', 'summary_large_image');
  }, [fullTitle, text, page, pathname]);

  return null;
}
