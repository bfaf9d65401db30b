import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentChanges } from '../contentChanges.ts';
import type { Db } from '../db/connect.ts';
import { throttledWarn } from '../images/throttledWarn.ts';
import { originOf } from '../http/origin.ts';
import { type PageSchool, schoolToSend } from '../school/pageSchool.ts';
import { isMissing, readAnswers, readSchool } from './answers.ts';
import { type Document, documentOf, sendDocument } from './document.ts';
import { dataElement, named, schoolElement, shellOf } from './pageData.ts';
import { ANY_ORIGIN, documentsAtOrigins, plainOrigin } from './atOrigin.ts';
import { keptDocuments, type Source } from './keptDocuments.ts';
import { SOURCE_LANGUAGE } from './language.ts';
import type { Answer, Renderer, RenderedFrom, Renderers } from './renderer.ts';
import { manifestOf } from './manifest.ts';
import { sitemapOf } from './sitemap.ts';

const HTML = 'text/html; charset=utf-8';

export interface RenderOptions {
  renderers: Renderers;
  db: Db;
  changes: ContentChanges;
  publicUrl: string | null;
  log: FastifyBaseLogger;
  now: () => Date;
  /** How long (ms) a visitor waits for a page with its lists. */
  patience: number;
  /** The setting CHANGE_HOURS. */
  changeHours: number;
  /** The manifest of the built site. */
  manifest: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const attribute = (text: string): string => text.replace(/[&<"]/g, (letter) => escapes[letter] ?? letter);

/** What a page is made of. */
interface Content {
  answers: Answer[];
  school: PageSchool;
}

/** An address that a page is rendered for: path, what of the query it depends on, and what absolute addresses begin with. */
interface PageAddress {
  pathname: string;
  query: string;
  origin: string;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

const ROOT_END = '</div>';

/**
 * Renders the public pages with their lists and keeps them until the content changes. Where that fails or takes too long,
 * nothing is sent, and the caller sends the page without its lists.
 */
export function renderedPages({
  renderers,
  db,
  changes,
  publicUrl,
  log,
  now,
  patience,
  changeHours,
  manifest,
}: RenderOptions) {
  const documents = keptDocuments(changes, () => now().getTime());
  const warn = throttledWarn(log, now);
  const atOrigins = documentsAtOrigins();

  /** What a page is made with for a request: PUBLIC_URL, else what stands for any origin, or none where the request names none. */
  function originFor(request: FastifyRequest): string {
    if (publicUrl !== null) return publicUrl;
    return plainOrigin(originOf(request, publicUrl)) === '' ? '' : ANY_ORIGIN;
  }

  async function render(renderer: Renderer, page: PageAddress, { answers, school: now }: Content) {
    const { pathname, query, origin } = page;
    const frame = renderer.frames[pathname];
    if (!frame?.[2].startsWith(ROOT_END)) throw new Error(`The build has no frame for ${pathname}.`);
    const school = schoolToSend(now, renderer.firstSchool);
    const { html, head, status } = await renderer.renderPage({ url: pathname + query, origin, answers, school });
    const [start, middle, end] = frame;
    const site = origin === '' ? '' : `<meta name="site-origin" content="${attribute(origin)}">`;
    const said = (built: string) => named(built, now, renderer.firstSchool);
    const rest = ROOT_END + schoolElement(school) + dataElement('answers', answers) + said(end.slice(ROOT_END.length));
    return documentOf(said(start) + site + head + middle + html + rest, HTML, status);
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
        const [answers, school] = await Promise.all([
          readAnswers(db, from, language),
          readSchool(db, { language, changeHours }),
        ]);
        return { answers, school };
      },
      isRareWith: ({ answers }) => isMissing(answers),
      make: (content) => render(renderer, { pathname, query: from.query, origin }, content),
    };
  }

  /** The document, unless that fails or takes too long: then null, and one line in the log now and then. */
  async function inTime<Content>(source: Source<Content>): Promise<Document | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        warn('A page was not rendered in time; it was sent without its lists.', `more than ${String(patience)} ms`);
        resolve(null);
      }, patience);
    });
    try {
      return await Promise.race([documents.get(source), late]);
    } catch (error) {
      warn('A page could not be rendered; it was sent without its lists.', error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a document, with the origin of the request where it is for any. */
  function send(request: FastifyRequest, reply: FastifyReply, document: Document): void {
    const origin = publicUrl === null ? plainOrigin(originOf(request, publicUrl)) : '';
    if (origin === '') {
      sendDocument(request, reply, document);
      return;
    }
    const its = atOrigins.kept(document, origin);
    if (its) sendDocument(request, reply, its);
    else
      void atOrigins.make(document, origin).then(
        (made) => sendDocument(request, reply, made),
        (error: unknown) => void reply.send(error),
      );
  }

  function answer<Content>(
    request: FastifyRequest,
    reply: FastifyReply,
    source: Source<Content>,
    otherwise: () => void,
  ): void {
    const kept = documents.kept(source.key);
    if (kept) {
      send(request, reply, kept);
      return;
    }
    void inTime(source).then((document) => (document ? send(request, reply, document) : otherwise()));
  }

  return {
    /** Sends the page of an address in a language, with its lists; `otherwise` sends it without. */
    sendPage: (request: FastifyRequest, reply: FastifyReply, language: string, otherwise: () => void): void => {
      const renderer = renderers.get(language);
      const from = renderer?.renderedFrom(pathOf(request), new URLSearchParams(request.url.split('?')[1]));
      if (renderer && from) answer(request, reply, sourceOf(renderer, language, from, request), otherwise);
      else otherwise();
    },

    /** Sends a page that is the same for all addresses, with what the school says of itself; `otherwise` sends it as it was built. */
    sendShell: (
      request: FastifyRequest,
      reply: FastifyReply,
      shell: { file: string; language: string; html: string; status: number },
      otherwise: () => void,
    ): void => {
      const { file, language, html, status } = shell;
      const renderer = renderers.get(language);
      if (!renderer) {
        otherwise();
        return;
      }
      const source: Source<PageSchool> = {
        key: file,
        isRare: false,
        read: () => readSchool(db, { language, changeHours }),
        isRareWith: () => false,
        make: (now) => documentOf(shellOf(html, now, renderer.firstSchool), HTML, status),
      };
      answer(request, reply, source, otherwise);
    },

    /** Sends the manifest with the school's name; `otherwise` sends it as it was built. */
    sendManifest: (request: FastifyRequest, reply: FastifyReply, otherwise: () => void): void =>
      answer(request, reply, { key: 'manifest', isRare: false, ...manifestOf(manifest, db) }, otherwise),

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
