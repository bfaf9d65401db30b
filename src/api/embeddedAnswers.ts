import type { UnknownAction } from '@reduxjs/toolkit';
import type { Product } from './api.gen';
import { type FurtherProducts, productsApi } from './furtherProducts';
import { storeForOffline } from './offlineCache';

/** An answer of the API as the server puts it into a page that it renders (server/render/). */
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

/** What the site puts together out of all pages of products (furtherProducts.ts), if the page brought them. */
function furtherProducts(answers: readonly EmbeddedAnswer[]): EmbeddedAnswer[] {
  const [, ...others] = answers.filter(({ endpointName }) => endpointName === 'listProducts');
  const pages = others.map(({ value }) => value as ProductPage);
  return others.slice(0, 1).map(({ arg }) => ({
    endpointName: 'furtherProducts',
    arg: { ...(arg as object), page: undefined, totalPages: pages[0]?.paging.total_page },
    value: { products: pages.flatMap(({ data }) => data), isWhole: true } satisfies FurtherProducts,
  }));
}

type Entries = Parameters<typeof productsApi.util.upsertQueryEntries>[0];

/** The action that puts answers into the store as if they had been asked for. The page's code is to be loaded: it may add endpoints. */
export const answersEmbedded = (answers: readonly EmbeddedAnswer[]): UnknownAction =>
  productsApi.util.upsertQueryEntries(
    [...answers, ...furtherProducts(answers)].filter(
      ({ endpointName }) => endpointName in productsApi.endpoints,
    ) as Entries,
  );

/** The answers that the page's HTML brought; none in a page that no server has rendered. They are kept for a device without a network, too. */
export function readEmbeddedAnswers(): EmbeddedAnswer[] {
  const text = document.getElementById('answers')?.textContent;
  const answers = JSON.parse(text ?? '[]') as EmbeddedAnswer[];
  for (const { url, value } of answers) {
    if (url) {
      storeForOffline(new Request(new URL(url, window.location.origin)), new Response(JSON.stringify(value)));
    }
  }
  return answers;
}
