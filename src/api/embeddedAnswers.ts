import type { UnknownAction } from '@reduxjs/toolkit';
import { generatedApi } from './api.gen';
import { storeForOffline } from './offlineCache';

/** An answer of the API as the server puts it into a page that it renders (server/render/). */
export interface EmbeddedAnswer {
  endpointName: string;
  arg: unknown;
  value: unknown;
  /** Path and query of the call; none for what the site puts together out of several calls. */
  url?: string;
}

type Entries = Parameters<typeof generatedApi.util.upsertQueryEntries>[0];

/** The action that puts answers into the store as if they had been asked for. */
export const answersEmbedded = (answers: readonly EmbeddedAnswer[]): UnknownAction =>
  generatedApi.util.upsertQueryEntries(
    answers.map(({ endpointName, arg, value }) => ({ endpointName, arg, value })) as Entries,
  );

/** The answers that the page's HTML brought; none in a page that no server has rendered. They are kept for a device without a network, too. */
export function readEmbeddedAnswers(): EmbeddedAnswer[] {
  const text = document.getElementById('answers')?.textContent;
  if (!text) return [];
  const answers = JSON.parse(text) as EmbeddedAnswer[];
  for (const { url, value } of answers) {
    if (url !== undefined) {
      storeForOffline(new Request(new URL(url, window.location.origin)), new Response(JSON.stringify(value)));
    }
  }
  return answers;
}
