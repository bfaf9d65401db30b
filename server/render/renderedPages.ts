import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from '../escaped.ts';
import type { School } from '../contract.gen.ts';
import type { Db } from '../db/connect.ts';
import { pathOf, queryOf } from '../http/address.ts';
import type { KnownSchool } from '../repositories/knownSchool.ts';
import { type PageSchool, schoolToSend, type SentSchool } from '../school/pageSchool.ts';
import { isMissing, readAnswers, schoolFor } from './answers.ts';
import { answersElement, answersFiles, type AnswersOf } from './answersFiles.ts';
import { type Document, documentOf, sendDocument } from './document.ts';
import { documentSender, type SenderOptions } from './documentSender.ts';
import { named, schoolElement, withoutLazyPlaceholders } from './pageData.ts';
import type { Source } from './keptDocuments.ts';
import { SOURCE_LANGUAGE } from './language.ts';
import type { Answer, Renderer, RenderedFrom, Renderers } from './renderer.ts';
import { manifestOf } from './manifest.ts';
import { pageOfFile, shellOf } from './shell.ts';
import type { Shell } from './shells.ts';
import { sitemapOf } from './sitemap.ts';

const HTML = 'text/html; charset=utf-8';

export interface RenderOptions extends SenderOptions {
  renderers: Renderers;
  db: Db;
  school: KnownSchool;
  /** The setting CHANGE_HOURS. */
  changeHours: number;
  /** The manifest of the built site. */
  manifest: string;
}

/** What a page is made of. */
interface Content {
  answers: Answer[];
  school: PageSchool;
}

/** An address that a page is rendered for: language, path, what of the query it depends on, and what absolute addresses begin with. */
interface PageAddress {
  language: string;
  pathname: string;
  query: string;
  origin: string;
}

const ROOT_END = '</div>';

/**
 * Renders the public pages with their lists and keeps them until the content changes. Where that fails or takes too long,
 * nothing is sent, and the caller sends the page without its lists.
 */
export function renderedPages({ renderers, db, school: known, changeHours, manifest, ...options }: RenderOptions) {
  const { originFor, inTime, answer } = documentSender(options);
  const files = answersFiles();

  const answersFor = async (renderer: Renderer, from: RenderedFrom, language: string): Promise<Answer[]> =>
    renderer.withFurtherProducts(await readAnswers(db, from, language));

  async function render(renderer: Renderer, page: PageAddress, { answers, school: now }: Content) {
    const { language, pathname, query, origin } = page;
    const frame = renderer.frames[pathname];
    if (!frame?.[2].startsWith(ROOT_END)) throw new Error(`The build has no frame for ${pathname}.`);
    const school = schoolToSend(now, renderer.firstSchool);
    const { html, head, status } = await renderer.renderPage({ url: pathname + query, origin, answers, school });
    const [start, middle, end] = frame;
    const site = origin === '' ? '' : `<meta name="site-origin" content="${escaped(origin)}">`;
    const file = answers.length > 0 && files.keep(await files.make(answers), { language, page: pathname + query });
    const begin = answersElement(file || '') + site + head;
    const said = (built: string) => named(built, now, renderer.firstSchool);
    const rest = ROOT_END + schoolElement(school) + said(end.slice(ROOT_END.length));
    return documentOf(said(start) + begin + middle + withoutLazyPlaceholders(html) + rest, HTML, status);
  }

  function sourceOf(
    renderer: Renderer,
    language: string,
    from: RenderedFrom,
    request: FastifyRequest,
  ): Source<Content> {
    const origin = originFor(request);
    const pathname = pathOf(request);
    return {
      key: `${language} ${origin}${pathname}${from.query}`,
      isRare: from.isSearch === true,
      read: async () => {
        const [answers, school] = await Promise.all([answersFor(renderer, from, language), known.read()]);
        return { answers, school: schoolFor(school, { language, changeHours }) };
      },
      isRareWith: ({ answers }) => isMissing(answers),
      make: (content) => render(renderer, { language, pathname, query: from.query, origin }, content),
    };
  }

  /** What a page would be rendered from today, as a file. */
  const answersSource = (
    renderer: Renderer,
    from: RenderedFrom,
    { language, page }: AnswersOf,
  ): Source<readonly Answer[]> => ({
    key: `${language} answers of ${page}`,
    isRare: from.isSearch === true,
    read: () => answersFor(renderer, from, language),
    isRareWith: isMissing,
    make: files.make,
  });

  /** Sends what says nothing but what the school says of itself: where that is late, as it was known last, never as it was built. */
  function sayingSchool(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: (school: School) => Promise<Document>,
  ): void {
    const source: Source<School> = { key, isRare: false, read: known.read, isRareWith: () => false, make };
    answer(request, reply, source, () => {
      const late = known.soon().then(make);
      void late.then(
        (document) => sendDocument(request, reply, document),
        (error: unknown) => void reply.send(error),
      );
    });
  }

  return {
    /** Sends the page of an address in a language, with its lists; `otherwise` sends it without. */
    sendPage: (request: FastifyRequest, reply: FastifyReply, language: string, otherwise: () => void): void => {
      const renderer = renderers.get(language);
      const from = renderer?.renderedFrom(pathOf(request), queryOf(request));
      if (renderer && from) answer(request, reply, sourceOf(renderer, language, from, request), otherwise);
      else otherwise();
    },

    /** Sends the file that a page names; `otherwise` answers where there is none, and the page asks the API. */
    sendAnswers: (request: FastifyRequest, reply: FastifyReply, name: string, otherwise: () => void): void => {
      const of = queryOf(request);
      const [language, page] = [of.get('lang') ?? '', of.get('page') ?? ''];
      const [pathname = '', query] = page.split('?');
      const kept = files.kept(name);
      const renderer = renderers.get(language);
      const from = renderer?.renderedFrom(pathname, new URLSearchParams(query));
      if (kept) files.send(request, reply, kept, name);
      else if (!renderer || !from) otherwise();
      else
        void inTime(answersSource(renderer, from, { language, page: pathname + from.query })).then((file) =>
          file ? files.send(request, reply, file, name) : otherwise(),
        );
    },

    /** Sends a page that is the same for all addresses, with what the school says of itself. */
    sendShell: (
      request: FastifyRequest,
      reply: FastifyReply,
      shell: Shell & { file: string; language: string },
    ): void => {
      const { file, language, html, status, document } = shell;
      const renderer = renderers.get(language);
      if (!renderer) {
        sendDocument(request, reply, document);
        return;
      }
      const headOf = (school: SentSchool) => renderer.headTexts(pageOfFile(file), school);
      sayingSchool(request, reply, file, (school) => {
        const now = schoolFor(school, { language, changeHours });
        return documentOf(shellOf(html, { now, first: renderer.firstSchool, headOf }), HTML, status);
      });
    },

    /** Sends the manifest with the school's name. */
    sendManifest: (request: FastifyRequest, reply: FastifyReply): void =>
      sayingSchool(request, reply, 'manifest', (school) => manifestOf(manifest, school)),

    /** Sends sitemap.xml; `otherwise` answers where it cannot be made at the moment. */
    sendSitemap: (request: FastifyRequest, reply: FastifyReply, otherwise: () => void): void => {
      const origin = originFor(request);
      const renderer = renderers.get(SOURCE_LANGUAGE);
      if (!renderer) {
        otherwise();
        return;
      }
      const sitemap = sitemapOf(renderer, db, origin);
      answer(request, reply, { key: `${origin}/sitemap.xml`, isRare: false, ...sitemap }, otherwise);
    },
  };
}
