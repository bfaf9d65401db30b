import type { UnknownAction } from '@reduxjs/toolkit';
import type { Product } from './api.gen';
import { type FurtherProducts, productsApi } from './furtherProducts';
import { storeForOffline } from './offlineCache';

/** An answer of the API that the server has rendered the page from (server/render/). */
export interface EmbeddedAnswer {
  endpointName: string;
  arg: unknown;
  value: unknown;
  /** Path and query of the call; none for what the site puts together out of several calls. */
  url?: string;
}

interface ProductPage {
  paging: { total_page: number };
  data: Product[];
}

/** Answers with what the site puts together out of all pages of products (furtherProducts.ts), if they have them. The server asks for it. */
export function withFurtherProducts(answers: readonly EmbeddedAnswer[]): EmbeddedAnswer[] {
  const [, ...others] = answers.filter(({ endpointName }) => endpointName === 'listProducts');
  const pages = others.map(({ value }) => value as ProductPage);
  const further = others.slice(0, 1).map(({ arg }) => ({
    endpointName: 'furtherProducts',
    arg: { ...(arg as object), page: undefined, totalPages: pages[0]?.paging.total_page },
    value: { products: pages.flatMap(({ data }) => data), isWhole: true } satisfies FurtherProducts,
  }));
  return [...answers, ...further];
}

type Entries = Parameters<typeof productsApi.util.upsertQueryEntries>[0];

/** The action that puts answers into the store as if they had been asked for. The page's code is to be loaded: it may add endpoints. */
export const answersEmbedded = (answers: readonly EmbeddedAnswer[]): UnknownAction =>
  productsApi.util.upsertQueryEntries(
    answers.filter(({ endpointName }) => endpointName in productsApi.endpoints) as Entries,
  );

/**
 * The answers that the page was rendered from, out of the file that it names: none in a page that no server has rendered, undefined where the
 * file cannot be had. They are kept for a device without a network, too.
 */
export async function readEmbeddedAnswers(): Promise<EmbeddedAnswer[] | undefined> {
  const file = document.querySelector<HTMLMetaElement>('#answers')?.content;
  if (!file) return [];
  const answers = await fetch(file)
    .then((response) => (response.ok ? (response.json() as Promise<EmbeddedAnswer[]>) : undefined))
    .catch(() => undefined);
  for (const { url, value } of answers ?? []) {
    if (url) {
      storeForOffline(new Request(new URL(url, window.location.href)), new Response(JSON.stringify(value)));
    }
  }
  return answers;
}
