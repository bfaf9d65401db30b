import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type PageSchool, pageSchoolOf } from '../../../server/school/pageSchool.ts';
import { school } from './firstSchool.ts';
import type { RenderedFrom, Renderer, Renderers } from '../../../server/render/renderer.ts';

const known = ['/', '/surf-lesson', '/surf-lesson/lesson-detail', '/profile', '/broken'];

function renderedFrom(pathname: string, query: URLSearchParams): RenderedFrom | null {
  if (pathname === '/') return { query: '', calls: ['/api/products?page=1'], everyPageOf: '/api/products?page=1' };
  if (pathname === '/surf-lesson') {
    const search = query.get('search');
    const asked = { page: query.get('page') ?? '1', ...(search !== null && { search }) };
    const call = new URLSearchParams(asked).toString();
    return {
      query: `?${call}`,
      calls: [`/api/products?${call}`, '/api/product-categories'],
      isSearch: search !== null,
    };
  }
  if (pathname === '/broken') return { query: '', calls: ['/api/none'] };
  const lesson = query.get('lesson');
  return pathname === '/surf-lesson/lesson-detail' && lesson !== null
    ? { query: `?lesson=${lesson}`, calls: ['/api/surf-spots?page=1'], lesson }
    : null;
}

const namesIn = (value: unknown): string[] => {
  const { data = [value] } = (value ?? {}) as { data?: unknown[] };
  return (data as ({ name?: string } | null)[]).map((row) => row?.name ?? '');
};

/** What `renderPage` does besides answering. */
export interface Behaviour {
  /** Called with the address of each page that is rendered. */
  onRender: (url: string) => void | Promise<void>;
}

/** Renderers like those of the build, whose pages are the names of their rows. */
export const fakeRenderers = (behaviour: Behaviour): Renderers =>
  new Map(['en', 'id'].map((language) => [language, fakeRenderer(behaviour, language)]));

const firstSchoolIn = (language: string): PageSchool =>
  pageSchoolOf(school, { language: language === 'id' ? 'id' : 'en', changeHours: 24 });

const fakeRenderer = (behaviour: Behaviour, language: string): Renderer => ({
  isKnownPath: (pathname) => known.includes(pathname),
  lessonPath: (id) => `/surf-lesson/lesson-detail?lesson=${id}`,
  listedPaths: ['/', '/surf-lesson'],
  firstSchool: firstSchoolIn(language),
  renderedFrom,
  withFurtherProducts: (answers) => [...answers],
  renderPage: async ({ url, origin, answers }) => {
    await behaviour.onRender(url);
    const isMissing = answers.some(({ value }) => value === null);
    const html = answers.flatMap(({ value }) => namesIn(value)).join(', ');
    return {
      html: `<p>${html.replaceAll('<', '&lt;')}</p>`,
      head: `<title>${origin}</title>`,
      status: isMissing ? 404 : 200,
    };
  },
  headTexts: (page, { name = school.name, region = school.region }) => ({
    title: page === '' ? name : `${page} | ${name}`,
    description: `Waves in ${region}`,
  }),
  frames: Object.fromEntries(
    known.map((page) => [
      page,
      [`<html lang="${language}"><head>`, `</head><div id="root" data-page="${page}">`, '</div></html>'] as const,
    ]),
  ),
});

export const SHELL = '<!doctype html><title>Without lists</title>';
export const NOT_FOUND = '<!doctype html><h1>Oops! Page not found.</h1>';

export const SHELL_ID = '<!doctype html><html lang="id"><title>Tanpa daftar</title>';
export const NOT_FOUND_ID = '<!doctype html><html lang="id"><h1>Halaman tidak ditemukan</h1>';

/** A folder with the files of a built site that a server answers pages from. */
export function builtSite(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'surf-site-'));
  writeFileSync(path.join(folder, 'index.html'), SHELL);
  writeFileSync(path.join(folder, '404.html'), NOT_FOUND);
  mkdirSync(path.join(folder, 'id'));
  writeFileSync(path.join(folder, 'id/index.html'), SHELL_ID);
  writeFileSync(path.join(folder, 'id/404.html'), NOT_FOUND_ID);
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\n');
  return folder;
}
